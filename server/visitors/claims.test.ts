import { describe, expect, test } from 'vitest'
import { databases, seeded } from '../seeded.ts'
import { adasClaims, memberToken, signIn } from './member-for-tests.ts'

const { iat } = adasClaims()
const older = { iat: iat - 60, plan: 'cellar', name: 'Ada', email: 'ada@old.example' }
const newer = { iat: iat - 30, plan: 'leaf', name: 'Ada Marsh', email: 'ada@new.example' }

describe.each(databases)('what is known of a member on %s', (on) => {
  test('is what the newest of their tokens said, in whatever order they come', async () => {
    await using shop = await seeded({ on })
    const known = () =>
      shop.db.selectFrom('visitor').select(['name', 'email', 'plan_code']).where('member_sub', '=', 'ada').execute()
    const told = [{ name: newer.name, email: newer.email, plan_code: newer.plan }]
    const first = await memberToken(shop, older)
    await shop.tool('my_bookings', { email: older.email }, first)
    await shop.tool('my_bookings', { email: newer.email }, await memberToken(shop, newer))
    expect(await known()).toEqual(told)

    await shop.tool('my_bookings', { email: older.email }, first)
    expect(await known()).toEqual(told)
    const { data } = (await signIn(shop, first)).body
    expect([await known(), data.visitor.member]).toEqual([told, { name: newer.name, email: newer.email }])
  })

  test('is as new as the last token that said the same', async () => {
    await using shop = await seeded({ on })
    const plan = async () =>
      (await shop.db.selectFrom('visitor').select('plan_code').where('member_sub', '=', 'ada').executeTakeFirst())
        ?.plan_code
    for (const over of [{ iat: iat - 60 }, { iat: iat - 30 }, { iat: iat - 45, plan: 'cellar' }])
      await shop.tool('my_bookings', { email: 'ada@example.com' }, await memberToken(shop, over))
    expect(await plan()).toBeNull()

    await shop.tool('my_bookings', { email: 'ada@example.com' }, await memberToken(shop, { iat, plan: 'cellar' }))
    expect(await plan()).toBe('cellar')
  })
})
