import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import { testAgency } from '#tests/web/testAgency.ts'
import { Component as FactsPage } from '#web/agency/settings/FactsPage.tsx'
import { Component as SalesPage } from '#web/agency/settings/SalesPage.tsx'
import type { FactsSectionFragment, SalesSectionFragment } from '#web/agency/settings/Settings.generated.ts'

const { name, legalName, email, phone, street, postalCode, city, registration, guarantor } = testAgency
const { insurer, instagram, facebook, linkedin, youtube, opensAt, closesAt, weekdays, closedDays } =
  testAgency
const author = { changedBy: 'Rémi', changedAt: '2027-03-10T09:00:00.000Z' }
const facts: FactsSectionFragment = {
  __typename: 'AgencyFactsSection',
  version: 3,
  ...author,
  ...{ name, legalName, email, phone, street, postalCode, city, registration, guarantor, insurer },
  ...{ instagram, facebook, linkedin, youtube, opensAt, closesAt, weekdays, closedDays },
  siren: '000 000 000',
  vatNumber: 'FR00 000 000 000',
}
const { depositPercent, balanceDays, freeHours, freeDays, tiers } = testAgency.sales
const sales: SalesSectionFragment = {
  __typename: 'AgencySalesSection',
  version: 2,
  ...author,
  ...{ depositPercent, balanceDays, freeHours, freeDays },
  tiers: tiers.map((tier) => ({ __typename: 'CancellationTier', ...tier })),
  optionHours: 48,
  reminderDays: [45, 35, 30],
}

const toSettings = (sections: object | null) => ({
  agency: {
    __typename: 'Agency',
    settings: sections && { __typename: 'AgencySettings', ...sections },
  },
})
const nothing = { __typename: 'AgencySaveSettingsPayload', agency: null, sales: null, conflict: null }
const refusal = (field: string, message: string) => ({
  __typename: 'UserError',
  code: 'INVALID_INPUT',
  message,
  field,
})

test('sends the changed facts alone, and names the last author', async () => {
  const { requested } = stand(<FactsPage />, {
    answers: {
      AgencyFactsSettings: () => toSettings({ agency: facts }),
      SaveSettings: () => ({
        agencySaveSettings: { ...nothing, agency: { ...facts, version: 4, name: 'Cimes' }, errors: [] },
      }),
    },
  })
  const field = await screen.findByRole('textbox', { name: 'Nom' })
  expect(screen.getByText(/^Dernière modif par Rémi/)).toBeTruthy()
  await userEvent.clear(field)
  await userEvent.type(field, 'Cimes')
  await userEvent.click(screen.getByRole('checkbox', { name: 'samedi' }))
  expect(screen.getByText('Modifs non enregistrées')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(await screen.findByText('Réglages enregistrés.')).toBeTruthy()
  expect(requested.at(-1)).toEqual([
    'SaveSettings',
    {
      section: 'AGENCY',
      version: 3,
      value: { agency: { name: 'Cimes', weekdays: [1, 2, 3, 4, 5, 6] } },
    },
  ])
})

test('lets choose after a conflict, and sends the rest again', async () => {
  const sent: unknown[] = []
  stand(<FactsPage />, {
    answers: {
      AgencyFactsSettings: () => toSettings({ agency: facts }),
      SaveSettings: ({ version, value }) => {
        sent.push([version, value])
        const conflict = {
          __typename: 'AgencyConflict',
          by: 'Rémi',
          at: '2027-03-10T13:32:00.000Z',
          version: 4,
          fields: [{ __typename: 'ConflictField', field: 'name', mine: '"Cimes"', theirs: '"Sommets"' }],
        }
        const saved = { ...nothing, agency: { ...facts, version: 5 }, errors: [] }
        const stale = { ...nothing, conflict, errors: [{ ...refusal('version', 'x'), code: 'CONFLICT' }] }
        return { agencySaveSettings: version === 3 ? stale : saved }
      },
    },
  })
  for (const [label, text] of [
    ['Nom', 'Cimes'],
    ['Ville', 'Chambéry'],
  ] as const) {
    const field = await screen.findByRole('textbox', { name: label })
    await userEvent.clear(field)
    await userEvent.type(field, text)
  }
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  const dialog = within(
    await screen.findByRole('dialog', { name: /^Rémi a modifié cette fiche à 14\sh\s32$/ }),
  )
  await userEvent.click(dialog.getByRole('radio', { name: /La sienne/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer ce choix' }))
  expect(await screen.findByText('Réglages enregistrés.')).toBeTruthy()
  expect(sent).toEqual([
    [3, { agency: { name: 'Cimes', city: 'Chambéry' } }],
    [4, { agency: { city: 'Chambéry' } }],
  ])
})

test('shows a refusal at its tier, and sends a new tier with the others', async () => {
  const sent: unknown[] = []
  stand(<SalesPage />, {
    answers: {
      AgencySalesSettings: () => toSettings({ sales }),
      SaveSettings: ({ value }) => {
        sent.push(value)
        const errors = sent.length === 1 ? [refusal('tiers.1.daysLeft', 'Moins de jours.')] : []
        return { agencySaveSettings: { ...nothing, sales: errors.length > 0 ? null : sales, errors } }
      },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Ajouter un palier' }))
  const days = screen.getByRole('textbox', { name: /^Palier 3.: jours/ })
  await userEvent.clear(days)
  await userEvent.type(days, '7')
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(await screen.findByText('Moins de jours.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(await screen.findByText('Réglages enregistrés.')).toBeTruthy()
  expect(sent.at(-1)).toEqual({
    sales: {
      tiers: [
        { daysLeft: 31, keptPercent: 30 },
        { daysLeft: 15, keptPercent: 50 },
        { daysLeft: 7, keptPercent: 75 },
        { daysLeft: 0, keptPercent: 100 },
      ],
    },
  })
})

test('refuses what is no number before it is sent', async () => {
  const { requested } = stand(<SalesPage />, {
    answers: { AgencySalesSettings: () => toSettings({ sales }) },
  })
  const deposit = await screen.findByRole('textbox', { name: 'Acompte, en % du prix' })
  await userEvent.clear(deposit)
  await userEvent.type(deposit, 'trente')
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(await screen.findByText('Écris un nombre entier.')).toBeTruthy()
  expect(requested.map(([operation]) => operation)).not.toContain('SaveSettings')
})

test('retries a failure', async () => {
  let isBack = false
  stand(<FactsPage />, {
    answers: { AgencyFactsSettings: () => toSettings(isBack ? { agency: facts } : null) },
  })
  expect(await screen.findByText('Ces données n’ont pas pu être lues.')).toBeTruthy()
  isBack = true
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByRole('textbox', { name: 'Nom' })).toBeTruthy()
})
