import { Hono } from 'hono'
import {
  AcceptInvitation,
  ChangedOperator,
  type Door,
  type Invitation,
  InvitationToken,
  NewPassword,
  type OperatorSession,
  Password,
  SetUp,
  SignIn,
} from '../../contract/console.ts'
import { json } from '../body.ts'
import { transact } from '../database.ts'
import type { Deps } from '../deps.ts'
import { acceptInvitation, readInvitation } from '../operators/links.ts'
import { changeOperator, changePassword, listOperators, presentOperator } from '../operators/operators.ts'
import { hashPassword } from '../operators/passwords.ts'
import { endSession, endSessionsOf, type SignedIn, stillSignedIn, whoIs } from '../operators/sessions.ts'
import { openSession, refresh, signIn } from '../operators/sign-in.ts'
import { findWorkspace, shopOf, type Workspace, workspaceById } from '../workspaces/workspaces.ts'
import { carried, carry, drop, type OperatorEnv, operatorOnly, ownPagesOnly } from './access.ts'
import { auditRoutes } from './audit.ts'
import { bookingRoutes } from './bookings.ts'
import { catalogueRoutes } from './catalogue.ts'
import { channelRoutes } from './channels.ts'
import { connectionRoutes } from './connections.ts'
import { figureRoutes } from './figures.ts'
import { handOffRuleRoutes } from './hand-off-rules.ts'
import { inboxRoutes } from './inbox.ts'
import { onPerson, peopleRoutes } from './people.ts'
import { act, comeIn } from './trail.ts'
import { unansweredRoutes } from './unanswered.ts'
import { wordingRoutes } from './wordings.ts'

/** What the console's pages ask of their server, under `/console/api`. */
export const consoleRoutes = (deps: Deps) =>
  new Hono()
    .use(ownPagesOnly(deps))
    .route('/', doorRoutes(deps))
    .use(operatorOnly(deps))
    .route('/', ownRoutes(deps))
    .route('/people', peopleRoutes(deps))
    .route('/unanswered', unansweredRoutes(deps))
    .route('/figures', figureRoutes(deps))
    .route('/catalogue', catalogueRoutes(deps))
    .route('/catalogue', wordingRoutes(deps))
    .route('/inbox', inboxRoutes(deps))
    .route('/bookings', bookingRoutes(deps))
    .route('/hand-off-rules', handOffRuleRoutes(deps))
    .route('/channels', channelRoutes(deps))
    .route('/audit', auditRoutes(deps))
    .route('/connections', connectionRoutes(deps))

/** For whoever is not signed in yet. */
function doorRoutes(deps: Deps) {
  const { db, site, limits, setUp } = deps
  return new Hono()
    .get('/door', async (c) => c.json({ ok: true, data: await doorFor(deps, carried(c, deps.site)) }))
    .post('/session', json(SignIn), async (c) => {
      const asked = c.req.valid('json')
      const by = { address: limits.addressOf(c), account: asked.email }
      const opened = await comeIn(deps, c, { action: 'sign_in' }, () => limits.signIns(by, () => signIn(db, asked)))
      carry(c, site, opened)
      return c.json({
        ok: true,
        data: sessionOf(opened, await workspaceById(db, site, opened.operator.workspace_id)),
      })
    })
    .post('/set-up', json(SetUp), async (c) => {
      const asked = c.req.valid('json')
      const workspace = await findWorkspace(db, site)
      const by = { address: limits.addressOf(c), account: asked.email }
      const opened = await comeIn(deps, c, { action: 'set_up', status: 201 }, async () =>
        openSession(db, await limits.signIns(by, () => setUp.use(db, workspace, asked)), true),
      )
      carry(c, site, opened)
      return c.json({ ok: true, data: sessionOf(opened, workspace) }, 201)
    })
    .post('/invitation', json(InvitationToken), async (c) => {
      const { name, email, workspace_id, operator_id } = await readInvitation(db, c.req.valid('json').token)
      const { profile } = await workspaceById(db, site, workspace_id)
      const data: Invitation = { name, email, shop: profile.name, known: operator_id !== null }
      return c.json({ ok: true, data })
    })
    .post('/invitation/accept', json(AcceptInvitation), async (c) => {
      const by = { address: limits.addressOf(c), account: c.req.valid('json').token }
      const opened = await comeIn(deps, c, { action: 'accept_invitation', status: 201 }, async () =>
        openSession(db, await limits.signIns(by, () => acceptInvitation(db, c.req.valid('json'))), true),
      )
      carry(c, site, opened)
      const workspace = await workspaceById(db, site, opened.operator.workspace_id)
      return c.json({ ok: true, data: sessionOf(opened, workspace) }, 201)
    })
}

async function doorFor({ db, site }: Deps, token: string | undefined): Promise<Door> {
  const shop = await findWorkspace(db, site)
  const known = await whoIs(db, token)
  return {
    shop: shop.profile.name,
    is_set_up: (await listOperators(db, shop.id)).length > 0,
    ...(known && { session: sessionOf(known, await workspaceById(db, site, known.operator.workspace_id)) }),
  }
}

/** What everybody who is signed in may do with their own account. */
const ownRoutes = (deps: Deps) => {
  const { db, site, limits } = deps
  return new Hono<OperatorEnv>()
    .get('/session', (c) => c.json({ ok: true, data: sessionOf(c.var, c.var.workspace) }))
    .patch('/session', json(ChangedOperator), async (c) => {
      const operator = await transact(db, async (trx) =>
        changeOperator(trx, (await stillSignedIn(trx, c.var)).operator, c.req.valid('json')),
      )
      return c.json({ ok: true, data: sessionOf({ ...c.var, operator }, c.var.workspace) })
    })
    .delete('/session', async (c) => {
      const { operator, session } = c.var
      const isEverywhere = c.req.query('everywhere') !== undefined
      await act(deps, c, { action: isEverywhere ? 'sign_out_everywhere' : 'sign_out', status: 204 }, (trx) =>
        isEverywhere ? endSessionsOf(trx, operator.workspace_id, operator.id) : endSession(trx, session),
      )
      drop(c, site)
      return c.body(null, 204)
    })
    .post('/session/password', json(Password), async (c) => {
      const by = { address: limits.addressOf(c), account: c.var.operator.email }
      // Hashing takes a while, and the trail is locked while it is written to.
      const [tried] = await Promise.allSettled([
        limits.signIns(by, () => refresh(db, c.var, c.req.valid('json').password)),
      ])
      const session = await act(deps, c, { action: 'confirm_password' }, async () => {
        if (tried.status === 'rejected') throw tried.reason
        return tried.value
      })
      return c.json({ ok: true, data: sessionOf({ ...c.var, session }, c.var.workspace) })
    })
    .put('/password', json(NewPassword), async (c) => {
      const { operator, workspace } = c.var
      const { password, new_password } = c.req.valid('json')
      const by = { address: limits.addressOf(c), account: operator.email }
      await limits.signIns(by, () => refresh(db, c.var, password))
      const kept = await hashPassword(new_password, [operator.name, operator.email, workspace.profile.name])
      const changed = await act(deps, c, onPerson('change_password', operator.id), (trx) =>
        changePassword(trx, operator, kept),
      )
      const opened = await openSession(db, changed, c.var.session.stays === 1)
      carry(c, site, opened)
      return c.json({ ok: true, data: sessionOf(opened, workspace) })
    })
}

const sessionOf = ({ operator, session }: SignedIn, workspace: Workspace): OperatorSession => ({
  operator: presentOperator(operator),
  workspace: shopOf(workspace),
  base_url: workspace.baseUrl,
  fresh_until: session.fresh_until,
})
