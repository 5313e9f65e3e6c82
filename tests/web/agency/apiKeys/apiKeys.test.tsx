import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { userError } from '#tests/web/agency/userError.ts'
import { stand } from '#tests/web/stand.tsx'
import type { ApiKeyFragment } from '#web/agency/apiKeys/ApiKeys.generated.ts'
import { ApiKeys } from '#web/agency/apiKeys/ApiKeys.tsx'
import { keyRules } from '#web/agency/apiKeys/apiKeys.rules.ts'

const key: ApiKeyFragment = {
  __typename: 'AgencyKey',
  id: '1',
  name: 'Billetterie des Alpes',
  prefix: 'explora_live_Zr0aB7kQ',
  scopes: ['OCTO'],
  isTest: false,
  netPercent: 88,
  createdAt: '2027-03-01T09:00:00.000Z',
  createdBy: 'Agnès',
  lastUsedAt: '2027-03-10T09:00:00.000Z',
  revokedAt: null,
}
const tested = {
  ...key,
  id: '2',
  name: 'Klook',
  prefix: 'explora_test_aaaaaaaa',
  isTest: true,
  netPercent: null,
}
const unused = { ...tested, createdBy: null, lastUsedAt: null, revokedAt: '2027-03-09T09:00:00.000Z' }
const secret = 'explora_live_Zr0aB7kQ1234567890abcdefghijklmnopqrstuvwx'

const answer = (keys: ApiKeyFragment[] | null) => ({
  agency: { __typename: 'Agency', settings: { __typename: 'AgencySettings', keys } },
})
const created = (fields: object) => ({
  agencyCreateKey: { __typename: 'AgencyCreateKeyPayload', key: null, secret: null, errors: [], ...fields },
})

test('lists keys with their prefix, author, last use and state', async () => {
  stand(<ApiKeys />, { answers: { AgencyKeys: () => answer([key, unused]) } })
  const rows = await screen.findAllByRole('listitem')
  const texts = rows.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))
  expect(texts[0]).toMatch(/^Billetterie des Alpesexplora_live_Zr0aB7kQ… · Revente \(OCTO\) · te doit 88 %/)
  expect(texts[0]).toMatch(/Créée par Agnès, 01\/03\/2027 10:00Dernière utilisation : 10\/03\/2027 10:00/)
  expect(texts[1]).toMatch(
    /^KlookTestRévoquée.*Créée par la ligne de commande.*Jamais utiliséeRévoquée le 09\/03/,
  )
  expect(screen.getAllByRole('button', { name: /^Révoquer la clé/ })).toHaveLength(1)
})

test('creates a key, shows it once to copy, and reads the list again', async () => {
  let keys: ApiKeyFragment[] = []
  const { requested } = stand(<ApiKeys />, {
    answers: {
      AgencyKeys: () => answer(keys),
      CreateKey: () => {
        keys = [tested]
        return created({ key: tested, secret })
      },
    },
  })
  expect(await screen.findByText('Aucune clé pour l’instant.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Créer une clé' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Créer une clé' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Créer une clé' }))
  expect(dialog.getByText('Donne un nom de deux lettres au moins.')).toBeTruthy()
  await userEvent.type(dialog.getByRole('textbox', { name: /^Nom/ }), ' Klook ')
  await userEvent.type(dialog.getByRole('textbox', { name: /^Part du prix/ }), '85')
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Clé de test/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Créer une clé' }))
  expect((await screen.findByRole('status', { name: 'La clé' })).textContent).toBe(secret)
  const input = { name: 'Klook', scopes: ['OCTO'], isTest: true, netPercent: 85 }
  expect(requested).toContainEqual(['CreateKey', { input }])
  await userEvent.click(screen.getByRole('button', { name: 'Copier la clé' }))
  expect(await navigator.clipboard.readText()).toBe(secret)
  await userEvent.click(screen.getByRole('button', { name: 'C’est rangé' }))
  expect(screen.queryByText(secret)).toBeNull()
  expect(await screen.findByText('Klook')).toBeTruthy()
})

test('keeps the form with the refusal of its field', async () => {
  const errors = [userError('INVALID_INPUT', 'Donne un nom de 2 à 60 caractères.', 'name')]
  stand(<ApiKeys />, { answers: { AgencyKeys: () => answer([]), CreateKey: () => created({ errors }) } })
  await userEvent.click(await screen.findByRole('button', { name: 'Créer une clé' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox', { name: /^Nom/ }), 'Klook')
  await userEvent.click(dialog.getByRole('button', { name: 'Créer une clé' }))
  expect(await dialog.findByText('Donne un nom de 2 à 60 caractères.')).toBeTruthy()
  expect(screen.queryByRole('status', { name: 'La clé' })).toBeNull()
})

test('revokes a key with a reason', async () => {
  let keys: ApiKeyFragment[] = [key]
  const { requested } = stand(<ApiKeys />, {
    answers: {
      AgencyKeys: () => answer(keys),
      RevokeKey: () => {
        keys = [{ ...key, revokedAt: '2027-03-10T09:00:00.000Z' }]
        return { agencyRevokeKey: { __typename: 'AgencyRevokeKeyPayload', key: keys[0], errors: [] } }
      },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: /^Révoquer la clé explora_live_Zr0aB7kQ/ }))
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Révoquer la clé de Billetterie des Alpes' }),
  )
  await userEvent.click(dialog.getByRole('button', { name: 'Révoquer maintenant' }))
  expect(dialog.getByText('Écris la raison, en trois caractères au moins.')).toBeTruthy()
  await userEvent.type(dialog.getByRole('textbox', { name: 'Pourquoi\u00a0?' }), 'Contrat terminé')
  await userEvent.click(dialog.getByRole('button', { name: 'Révoquer maintenant' }))
  expect(await screen.findByText('La clé est révoquée.')).toBeTruthy()
  expect(requested).toContainEqual(['RevokeKey', { id: '1', reason: 'Contrat terminé' }])
  expect(await screen.findByText('Révoquée')).toBeTruthy()
})

test('retries a failure', async () => {
  let keys: ApiKeyFragment[] | null = null
  stand(<ApiKeys />, { answers: { AgencyKeys: () => answer(keys) } })
  expect(await screen.findByText('Ces données n’ont pas pu être lues.')).toBeTruthy()
  keys = [key]
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByText('Billetterie des Alpes')).toBeTruthy()
})

test.each([
  ['', undefined],
  ['1', undefined],
  ['100', undefined],
  ['0', 'Un nombre entier entre 1 et 100.'],
  ['101', 'Un nombre entier entre 1 et 100.'],
  ['8,5', 'Un nombre entier entre 1 et 100.'],
])('judges the share « %s »', (value, message) => {
  expect(keyRules.netPercent(value)).toBe(message)
})
