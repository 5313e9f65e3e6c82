import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import { Component as WebhookPage } from '#web/agency/webhooks/WebhookPage.tsx'
import type {
  WebhookDeliveryRowFragment,
  WebhookRowFragment,
} from '#web/agency/webhooks/Webhooks.generated.ts'
import { Component as WebhooksPage } from '#web/agency/webhooks/WebhooksPage.tsx'
import { toAttempt, toHost, toState } from '#web/agency/webhooks/webhooks.rules.ts'

const webhook: WebhookRowFragment = {
  __typename: 'AgencyWebhook',
  id: 'a1',
  version: 3,
  url: 'https://receiver.example.test/hooks?token=1',
  events: ['MESSAGE_POSTED'],
  reseller: null,
  isEnabled: true,
  disabledReason: null,
  disabledAt: null,
  failingSince: null,
  waitingCount: 2,
}
const delivery: WebhookDeliveryRowFragment = {
  __typename: 'AgencyWebhookDelivery',
  id: 'd1',
  eventId: 'e1',
  type: 'MESSAGE_POSTED',
  at: '2027-03-10T09:00:00.000Z',
  status: 'FAILED',
  attempts: 10,
  attemptedAt: '2027-03-13T09:00:00.000Z',
  nextAttemptAt: null,
  failure: 'STATUS',
  responseStatus: 500,
  responseExcerpt: '<b>panne</b>',
  durationMs: 42,
}
const reseller = { __typename: 'AgencyWebhookReseller', id: 'r1', name: 'Randos & Cie' } as const

const settings = (fields: object | null) => ({
  agency: { __typename: 'Agency', settings: fields && { __typename: 'AgencySettings', ...fields } },
})
const listed = (...nodes: WebhookRowFragment[]) =>
  settings({ webhooks: { __typename: 'AgencyWebhooks', nodes, resellers: [reseller] } })
const delivered = (...nodes: WebhookDeliveryRowFragment[]) =>
  settings({
    webhookDeliveries: {
      __typename: 'AgencyWebhookDeliveryConnection',
      nodes,
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
  })
const saved = (changes: object) => ({
  agencySaveWebhook: {
    __typename: 'AgencySaveWebhookPayload',
    webhook: null,
    secret: null,
    conflict: null,
    errors: [],
    ...changes,
  },
})
const refusal = { __typename: 'UserError', code: 'INVALID_INPUT', message: 'Réseau privé.', field: 'url' }

describe('the list', () => {
  test('adds a webhook for a reseller, and shows its secret once', async () => {
    const { requested } = stand(<WebhooksPage />, {
      answers: {
        AgencyWebhooks: () => listed(),
        SaveWebhook: () => saved({ webhook, secret: 'whsec_secret' }),
      },
    })
    expect(await screen.findByText('Aucun programme n’est encore averti.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter un webhook' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ajouter un webhook' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Adresse' }), webhook.url)
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    expect(await dialog.findByText('Choisis au moins un évènement.')).toBeTruthy()
    expect(document.activeElement).toBe(dialog.getByRole('checkbox', { name: 'Départ modifié' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Message posté' }))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Pour qui' }), 'r1')
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    const shown = within(await screen.findByRole('dialog', { name: 'Le secret du webhook' }))
    expect(shown.getByText('whsec_secret')).toBeTruthy()
    expect(requested).toContainEqual([
      'SaveWebhook',
      { input: { url: webhook.url, events: ['MESSAGE_POSTED'], resellerId: 'r1' } },
    ])
    await userEvent.click(shown.getByRole('button', { name: 'C’est copié' }))
    expect(screen.queryByText('whsec_secret')).toBeNull()
  })

  test('shows a refusal at its field', async () => {
    stand(<WebhooksPage />, {
      answers: { AgencyWebhooks: () => listed(webhook), SaveWebhook: () => saved({ errors: [refusal] }) },
    })
    const row = await screen.findByRole('link', { name: /receiver\.example\.test/ })
    expect(row.getAttribute('href')).toContain('/reglages/webhooks/a1')
    expect(row.textContent?.replaceAll(/\s/g, ' ')).toContain('Message posté · 2 livraisons en attente')
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter un webhook' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ajouter un webhook' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Adresse' }), 'https://10.0.0.1')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Départ modifié' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    expect(await dialog.findByText('Réseau privé.')).toBeTruthy()
  })

  test('reports a failure with a retry', async () => {
    stand(<WebhooksPage />, { answers: { AgencyWebhooks: 'breaks' } })
    expect(await screen.findByRole('button', { name: /Réessayer/ })).toBeTruthy()
  })
})

describe('a webhook', () => {
  const at = { route: '/reglages/webhooks/:id', at: '/reglages/webhooks/a1' }
  const answers = {
    AgencyWebhooks: () => listed(webhook),
    AgencyWebhookDeliveries: () => delivered(delivery),
    SaveWebhook: () => saved({ webhook: { ...webhook, version: 4 } }),
  }

  test('delivers an event again, and sends a test', async () => {
    const payload = { __typename: 'AgencyWebhookDeliveryPayload', delivery, errors: [] }
    const { requested } = stand(<WebhookPage />, {
      ...at,
      answers: {
        ...answers,
        RedeliverWebhook: () => ({ agencyRedeliver: payload }),
        SendWebhookTest: () => ({ agencySendWebhookTest: payload }),
      },
    })
    expect(await screen.findByText('<b>panne</b>')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: /^Relancer/ }))
    expect(await screen.findByText('La livraison repart.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer un essai' }))
    expect(await screen.findByText('L’essai part.')).toBeTruthy()
    expect(requested).toContainEqual(['RedeliverWebhook', { id: 'd1' }])
    expect(requested).toContainEqual(['SendWebhookTest', { id: 'a1' }])
  })

  test('is disabled by its version, and names the author of another change', async () => {
    const conflict = { __typename: 'AgencyConflict', by: 'Rémi' }
    const { requested } = stand(<WebhookPage />, {
      ...at,
      answers: { ...answers, SaveWebhook: () => saved({ conflict, errors: [refusal] }) },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Désactiver' }))
    expect(await screen.findByText(/^Rémi a modifié ce webhook/)).toBeTruthy()
    expect(requested).toContainEqual(['SaveWebhook', { input: { id: 'a1', version: 3, isEnabled: false } }])
  })

  test('renews its secret after a confirmation', async () => {
    stand(<WebhookPage />, {
      ...at,
      answers: { ...answers, SaveWebhook: () => saved({ webhook, secret: 'whsec_next' }) },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Renouveler le secret' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Renouveler le secret' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Renouveler le secret' }))
    expect(await screen.findByText('whsec_next')).toBeTruthy()
  })

  test('is removed after a confirmation', async () => {
    const removed = { __typename: 'AgencyRemoveWebhookPayload', webhookId: 'a1', errors: [] }
    const { requested } = stand(<WebhookPage />, {
      ...at,
      answers: { ...answers, RemoveWebhook: () => ({ agencyRemoveWebhook: removed }) },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Retirer' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Retirer' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Retirer' }))
    expect(await screen.findByText('Webhook retiré.')).toBeTruthy()
    expect(requested).toContainEqual(['RemoveWebhook', { id: 'a1' }])
  })

  test('reports an unknown id', async () => {
    stand(<WebhookPage />, { ...at, answers: { AgencyWebhooks: () => listed() } })
    expect(await screen.findByText('Ce webhook n’existe pas ou n’existe plus.')).toBeTruthy()
  })
})

describe('the words', () => {
  test.each([
    [{}, 'pine', 'Actif'],
    [{ failingSince: '2027-03-10T09:00:00.000Z' }, 'sun', 'En échec depuis 10/03/2027 10:00'],
    [{ isEnabled: false, disabledReason: 'OWNER' }, 'sand', 'Désactivé'],
    [{ isEnabled: false, disabledReason: 'FAILING' }, 'rouge', 'Désactivé après cinq jours d’échecs'],
    [{ isEnabled: false, disabledReason: 'GONE' }, 'rouge', 'Désactivé : son serveur n’en veut plus'],
  ] as const)('describe %o by %s, %s', (changes, tone, label) => {
    const state = toState({ ...webhook, ...changes })
    expect({ ...state, label: state.label.replaceAll(/\s/g, ' ') }).toEqual({ tone, label })
  })

  test.each([
    [{}, '10 tentatives · réponse 500 en 42 ms'],
    [{ failure: 'TIMEOUT', responseStatus: null }, '10 tentatives · Pas de réponse en 15 secondes'],
    [
      { status: 'PENDING', attempts: 1, nextAttemptAt: '2027-03-10T09:05:00.000Z' },
      '1 tentative · réponse 500 en 42 ms · prochaine 10/03/2027 10:05',
    ],
    [{ status: 'PENDING', attempts: 0, failure: null, responseStatus: null }, ''],
  ] as const)('describe a delivery with %o by %s', (changes, expected) => {
    expect(toAttempt({ ...delivery, ...changes }).replaceAll(/\s/g, ' ')).toBe(expected)
  })

  test('name a webhook by its host', () => {
    expect(toHost(webhook.url)).toBe('receiver.example.test')
    expect(toHost('illisible')).toBe('illisible')
  })
})
