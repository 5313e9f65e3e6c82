import { expect, test } from 'vitest'
import { discountCodes } from '#api/db/discountTables.ts'
import { eq } from '#api/db/drizzle.ts'
import { releaseDiscount, takeDiscount } from '#api/modules/discounts/discounts.repository.ts'
import { onBothDatabases } from '#tests/support/databases.ts'

onBothDatabases('empty', (current) => {
  async function newCode(code: string, maxUses: number | null) {
    const { db } = current()
    await db.insert(discountCodes).values({ code, percent: 5, maxUses })
    const uses = async () => {
      const [row] = await db.select().from(discountCodes).where(eq(discountCodes.code, code))
      return row?.usesCount
    }
    return { take: () => takeDiscount(db, code), release: () => releaseDiscount(db, code), uses }
  }

  test('takes the uses of a code until none is left, and gives one back', async () => {
    const { take, release, uses } = await newCode('DEUX', 2)
    expect([await take(), await take(), await take()]).toEqual([true, true, false])
    await release()
    expect([await uses(), await take(), await uses()]).toEqual([1, true, 2])
  })

  test('takes any number of uses without a limit, and gives back no more than were taken', async () => {
    const { take, release, uses } = await newCode('LIBRE', null)
    expect([await take(), await take(), await uses()]).toEqual([true, true, 2])
    for (let time = 0; time < 3; time++) await release()
    expect(await uses()).toBe(0)
  })

  test('takes the last use once among twenty concurrent payments', async () => {
    const { take, uses } = await newCode('UN', 1)
    const taken = await Promise.all(Array.from({ length: 20 }, take))
    expect([taken.filter((each) => each).length, await uses()]).toEqual([1, 1])
  })

  test('takes no use of an unknown code', async () => {
    expect(await takeDiscount(current().db, 'RIEN')).toBe(false)
  })
})
