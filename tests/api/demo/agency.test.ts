import { beforeEach, describe, expect, test } from 'vitest'
import { messages, users } from '#api/db/accountTables.ts'
import { agencyId } from '#api/db/demo/accounts.ts'
import { demoAgency } from '#api/db/demo/agency.ts'
import { loadDemo } from '#api/db/demo/load.ts'
import { eq } from '#api/db/drizzle.ts'
import { settings } from '#api/db/settingTables.ts'
import { nameAgency } from '#api/modules/settings/settings.repository.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testNow } from '#tests/support/testNow.ts'

onDatabase('demo', (current) => {
  const stored = () => current().db.select().from(settings).where(eq(settings.section, 'agency'))
  const save = (value: object, version: number) =>
    current().db.insert(settings).values({ section: 'agency', value, version, changedAt: testNow })

  test('the demonstration has its facts as an owner saves them', async () => {
    expect(await stored()).toMatchObject([{ value: demoAgency, version: 2 }])
    await nameAgency(current().db, 'localhost', testNow)
    expect(await stored()).toMatchObject([{ value: demoAgency, version: 2 }])
  })

  describe('loading the demonstration again', () => {
    beforeEach(() => current().db.delete(settings))

    test.each([
      ['without facts', async () => undefined],
      ['with a name alone', () => nameAgency(current().db, 'localhost', testNow)],
    ])('gives its facts to an older one %s', async (_case, before) => {
      await before()
      await loadDemo(current().db, testNow)
      expect(await stored()).toMatchObject([{ value: demoAgency, version: 2 }])
    })

    test('keeps what an owner has saved', async () => {
      const own = { ...demoAgency, name: 'Cimes' }
      await save(own, 2)
      await loadDemo(current().db, testNow)
      expect(await stored()).toMatchObject([{ value: own, version: 2 }])
    })

    test('gives none of its facts to a catalogue without the team of the demonstration', async () => {
      await current().db.delete(messages).where(eq(messages.authorId, agencyId))
      await current().db.delete(users).where(eq(users.id, agencyId))
      await loadDemo(current().db, testNow)
      expect(await stored()).toEqual([])
    })
  })
})
