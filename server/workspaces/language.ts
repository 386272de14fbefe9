import type { Workspace } from './workspaces.ts'

/** What pages and letters are written in. The words are English; the shop's locale says which English. */
export const language = ({ profile: { locale } }: Workspace) => (/^en\b/.test(locale) ? locale : 'en')
