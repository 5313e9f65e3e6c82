import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inviteOwner } from '#api/modules/agency/staff/commandLine.ts'
import { actionCounter } from '#tests/support/actions.ts'
import { expectSound, heading } from '#tests/support/bookingScreens.ts'
import { widths } from '#tests/support/lane.ts'
import { site } from '#tests/support/site.ts'
import { appCode, fromBase32 } from '#tests/support/staff.ts'
import { testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'
import { execute, origin, visits } from '#tests/support/visits.ts'

const started = site()
const visit = visits(started)

/** Access to the agency, as the graph answers the page. */
const readAccess = (page: Page) => execute(page, '{ agency { me { id } } me { agencyAccess } }')

test.each(widths())(
  'at %i, opens the agency to its first owner by the link of the command, once',
  async (width) => {
    const deps = { db: started().db, env: testEnv(), clock: () => testNow }
    const link = await inviteOwner(deps, `agnes.${width}@exemple.test`)
    const path = new URL(link).pathname
    const { page, complaints, close } = await visit({ width })
    await page.goto(`${origin}${path}`)
    await heading(page, 'Rejoins l’agence').waitFor()
    const actions = await actionCounter(page)
    await page.getByLabel('Prénom').fill('Agnès')
    await page.getByLabel('Nom', { exact: true }).fill('Morand')
    await page.getByLabel('Mot de passe').fill('un refuge sous la neige')
    await expectSound(page)
    await page.keyboard.press('Enter')
    await heading(page, 'Ajoute un second facteur').waitFor()
    expect(await readAccess(page)).toEqual({ data: { agency: null, me: { agencyAccess: 'TO_ENROL' } } })
    const typed = (await page.locator('code').filter({ hasText: /\w/ }).innerText()).replaceAll(' ', '')
    await page.getByLabel('Premier code de l’application').fill(appCode(fromBase32(typed), testNow))
    await page.keyboard.press('Enter')
    await heading(page, 'Tes codes de secours').waitFor()
    await page.getByRole('button', { name: 'Je les ai gardés, ouvrir l’agence' }).press('Enter')
    await page.getByRole('navigation', { name: 'Agence' }).waitFor()
    expect(actions()).toBe(7)
    expect(await readAccess(page)).toMatchObject({
      data: { agency: { me: {} }, me: { agencyAccess: 'OPEN' } },
    })
    await page.goto(`${origin}${path}`)
    await page.getByText('Cette invitation n’est plus valable. Demande-en une autre.').waitFor()
    expect(complaints).toEqual([])
    await close()
  },
)
