import { randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { demoPassword } from '#api/db/demo/accounts.ts'
import { departures } from '#api/db/tables.ts'
import { hashPassword } from '#api/modules/auth/passwords.ts'
import { expectSound } from '#tests/support/bookingScreens.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { site } from '#tests/support/site.ts'
import { appCode, staffMember } from '#tests/support/staff.ts'
import { testNow } from '#tests/support/testNow.ts'
import { origin, visits } from '#tests/support/visits.ts'

const started = site()
const visit = visits(started)

let passwordHash = ''
beforeAll(async () => {
  passwordHash = await hashPassword(demoPassword)
})

test('changes the price of several departures and closes their sales by keyboard', async () => {
  const { db } = started()
  const ids = [await newDeparture(db, 8, '2031-06-19'), await newDeparture(db, 8, '2031-06-19')]
  const rows = async () => {
    const found = await db.select().from(departures).where(inArray(departures.id, ids)).orderBy(departures.id)
    return found.map(({ priceCents, salesClosedAt }) => [priceCents, salesClosedAt !== null])
  }
  const email = `${randomUUID()}@exemple.test`
  const person = { email, passwordHash, firstName: 'Noé', permissions: ['departures' as const] }
  const { secret } = await staffMember(db, person, { isOpen: false })
  const { page, complaints, close } = await visit({ email, width: 1280 })
  await page.goto(`${origin}/agence/departs?du=2031-06-19&au=2031-06-19`)
  await page.getByLabel('Code').fill(appCode(secret, testNow))
  await page.keyboard.press('Enter')
  await page.getByRole('checkbox', { name: 'Choisir tous les départs de la page' }).press('Space')
  await page.getByText(/^2\sdéparts choisis$/).waitFor()
  await expectSound(page)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter')
  await press('Fermer les ventes')
  await page.getByText('Ventes fermées.').waitFor()
  await press('Prix, minimum, guide')
  await page.getByLabel('Prix par personne, en euros').fill('655')
  await expectSound(page)
  await page.keyboard.press('Enter')
  await page.getByText(/^2\sdéparts modifiés\.$/).waitFor()
  expect(await rows()).toEqual([
    [655_00, true],
    [655_00, true],
  ])
  await page.getByRole('cell', { name: /655/ }).first().waitFor()
  expect(complaints).toEqual([])
  await close()
})
