import { fingerprintOf, keepAnswer, once } from '../answered.ts'
import { type Database, transact } from '../database.ts'
import type { Operation } from '../tools/workspace/define-operation.ts'
import { readmit } from './admission.ts'
import { actorOfKey, type Call, type Caller, writeDown } from './call.ts'

/** Does what was asked, and writes that down in the same commit. Under one Idempotency-Key it is done once. */
export async function perform(
  call: Call,
  caller: Caller,
  operation: Operation,
  input: Record<string, unknown>,
): Promise<{ output: Record<string, unknown>; isRepeated: boolean }> {
  call.target = operation.target?.(input)
  if (!operation.isIdempotent || call.idempotencyKey === undefined) {
    const output = await transact(call.deps.db, (trx) => done(trx, call, caller, operation, input))
    call.isWrittenDown = true
    return { output, isRepeated: false }
  }
  return performOnce(call, caller, operation, input, call.idempotencyKey)
}

async function performOnce(
  call: Call,
  caller: Caller,
  operation: Operation,
  input: Record<string, unknown>,
  key: string,
) {
  const { db } = call.deps
  const { id, workspace_id } = caller.key
  const attempt = {
    key: `${operation.name}:${id}:${key}`,
    fingerprint: fingerprintOf([input]),
    answer: operation.output,
  }
  const { answer, isRepeated } = await once(db, workspace_id, attempt, () =>
    transact(db, async (trx) => {
      const output = await done(trx, call, caller, operation, input)
      await keepAnswer(trx, workspace_id, attempt, output)
      return output
    }),
  )
  call.isWrittenDown = !isRepeated
  if (isRepeated) await readmit(db, call, caller)
  return { output: answer, isRepeated }
}

async function done(trx: Database, call: Call, caller: Caller, operation: Operation, input: Record<string, unknown>) {
  const { key, workspace } = caller
  await readmit(trx, call, caller, { writes: operation.scope === 'write' })
  const output = await operation.run(input, { db: trx, workspace, by: actorOfKey(key), keyHash: key.hash })
  call.target = operation.target?.(input, output)
  await writeDown(trx, call, { status: 200 })
  return output
}
