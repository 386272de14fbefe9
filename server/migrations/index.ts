import type { Migration } from 'kysely/migration'
import { type DialectName, first } from './0001-first.ts'

/** All migrations by name, in order. One set for both databases. */
export const migrations = (dialect: DialectName): Record<string, Migration> => ({ '0001-first': first(dialect) })
