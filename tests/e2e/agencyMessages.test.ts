import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { messages } from '#api/db/accountTables.ts'
import { cannedAnswers } from '#api/db/agencyTables.ts'
import { eq } from '#api/db/drizzle.ts'
import type { StaffPermission } from '#api/modules/agency/access/access.contract.ts'
import { actionCounter } from '#tests/support/actions.ts'
import { enterAgency } from '#tests/support/agencyScreens.ts'
import { expectSound, heading } from '#tests/support/bookingScreens.ts'
import { widths } from '#tests/support/lane.ts'
import { newQuestion } from '#tests/support/questions.ts'
import { site } from '#tests/support/site.ts'
import { visits } from '#tests/support/visits.ts'

const started = site()
const visit = visits(started)

const enter = (path: string, width: number, permissions: StaffPermission[]) =>
  enterAgency({ site: started, visit }, { path, width, permissions, firstName: 'Claire' })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter')

test.each(widths())(
  'at %i, answers a question in three actions, and hides it, by keyboard',
  async (width) => {
    const { db } = started()
    await db.delete(messages)
    const id = await newQuestion(db, { body: 'Y a-t-il des douches ?' })
    const { page, complaints, close } = await enter('/messages', width, ['messages'])
    await heading(page, 'Messages').waitFor()
    await page.getByText('Y a-t-il des douches ?').waitFor()
    await expectSound(page)
    const actions = await actionCounter(page)
    await press(page, 'Répondre')
    await page.getByLabel('Ta réponse à Élodie').fill('Oui, à chaque refuge.')
    await expectSound(page)
    await page.keyboard.press('Control+Enter')
    await page.getByText('Réponse publiée.').waitFor()
    await page.getByText('Aucune question n’attend de réponse.').waitFor()
    expect(actions()).toBe(3)
    await expectSound(page)
    await page.getByRole('link', { name: 'Répondues' }).press('Enter')
    await page.getByText('Oui, à chaque refuge.').waitFor()
    const hiding = page.getByRole('dialog', { name: 'Masquer ce message' })
    await page.getByRole('button', { name: 'Masquer' }).first().press('Enter')
    await hiding.waitFor()
    await page.goBack()
    await hiding.waitFor({ state: 'hidden' })
    await page.getByText('Oui, à chaque refuge.').waitFor()
    await page.goBack()
    await page.getByText('Aucune question n’attend de réponse.').waitFor()
    await page.goForward()
    await page.getByRole('button', { name: 'Masquer' }).first().press('Enter')
    await page.getByLabel('Raison').fill('Publicité')
    await expectSound(page)
    await page.keyboard.press('Enter')
    await page.getByText('Message masqué.').waitFor()
    await hiding.waitFor({ state: 'hidden' })
    const [row] = await db.select().from(messages).where(eq(messages.id, id))
    expect(row?.hiddenReason).toBe('Publicité')
    await page.getByRole('link', { name: 'Réponses types' }).press('Enter')
    await page.getByText('Aucune réponse type pour l’instant.').waitFor()
    await press(page, 'Ajouter')
    await page.getByLabel('Titre').fill('Douches')
    await page.getByLabel('Texte').fill('Bonjour {prénom}, à chaque refuge.')
    await expectSound(page)
    await page.getByRole('button', { name: 'Enregistrer' }).press('Enter')
    await page.getByRole('heading', { name: 'Douches' }).waitFor()
    await expectSound(page)
    await db.delete(cannedAnswers)
    expect(complaints).toEqual([])
    await close()
  },
)

test('names the permission that is missing', async () => {
  const { page, close } = await enter('/messages', 390, ['departures'])
  await page.getByText(/Il te faut l’accès/).waitFor()
  await expectSound(page)
  await close()
})
