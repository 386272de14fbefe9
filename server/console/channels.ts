import { Hono } from 'hono'
import { type Channels, ChannelsQuery } from '../../contract/channels.ts'
import { countDoors } from '../channels/doors.ts'
import { previewThreads, recentConversations } from '../channels/preview.ts'
import type { Deps } from '../deps.ts'
import { parse } from '../errors.ts'
import type { OperatorEnv } from './access.ts'

/** By which doors visitors come, and how a conversation would read in messengers. It sends nothing, and changes nothing. */
export const channelRoutes = ({ db }: Deps) =>
  new Hono<OperatorEnv>().get('/', async (c) => {
    const { workspace } = c.var
    const { conversation, find } = parse(ChannelsQuery, c.req.query(), 'The conversation asked for')
    const recent = await recentConversations(db, workspace.id, find)
    const id = conversation ?? recent[0]?.id
    const data: Channels = {
      doors: await countDoors(db, workspace.id),
      recent,
      preview: id === undefined ? null : await previewThreads(db, workspace, id),
    }
    return c.json({ ok: true, data })
  })
