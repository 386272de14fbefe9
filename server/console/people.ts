import { Hono } from 'hono'
import { NewInvitation } from '../../contract/console.ts'
import { json } from '../body.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { listInvitations, withdrawInvitation } from '../operators/invitations.ts'
import { invite, inviteAgain } from '../operators/links.ts'
import { listOperators, presentOperator, removeOperator } from '../operators/operators.ts'
import { type OperatorEnv, requireOwner } from './access.ts'
import { act } from './trail.ts'

/** The shop's people and the links that let one in, under `/console/api/people`. Everybody may look; the rest is an owner's. */
export const peopleRoutes = (deps: Deps) => {
  const { db } = deps
  return new Hono<OperatorEnv>()
    .get('/', async (c) => {
      const people = await listOperators(db, c.var.workspace.id)
      return c.json({ ok: true, data: people.map(presentOperator) })
    })
    .post('/invitations', json(NewInvitation), async (c) => {
      const link = await act(deps, c, { action: 'invite_person', status: 201 }, (trx) => {
        requireOwner(c.var)
        return invite(trx, c.var.workspace, c.req.valid('json'), c.var.operator.id)
      })
      return c.json({ ok: true, data: link }, 201)
    })
    .get('/invitations', async (c) => {
      if (c.var.operator.role !== 'owner') throw new AppError('forbidden', 'Only an owner may see this. Ask one.')
      return c.json({ ok: true, data: await listInvitations(db, c.var.workspace.id) })
    })
    .delete('/invitations/:id', async (c) => {
      await act(deps, c, { action: 'withdraw_invitation', status: 204 }, (trx) => {
        requireOwner(c.var)
        return withdrawInvitation(trx, c.var.workspace.id, c.req.param('id'))
      })
      return c.body(null, 204)
    })
    .post('/:id/invitations', async (c) => {
      const id = c.req.param('id')
      const link = await act(deps, c, { ...onPerson('renew_invitation', id), status: 201 }, (trx) => {
        requireOwner(c.var)
        return inviteAgain(trx, c.var.workspace, id, c.var.operator.id)
      })
      return c.json({ ok: true, data: link }, 201)
    })
    .delete('/:id', async (c) => {
      const id = c.req.param('id')
      await act(deps, c, onPerson('remove_person', id), (trx) => {
        requireOwner(c.var)
        return removeOperator(trx, c.var.workspace.id, id)
      })
      return c.body(null, 204)
    })
}

/** An act on somebody's account. */
export const onPerson = (action: string, id: string) => ({ action, target: { type: 'operator', id } })
