import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import { Component as ConnectionsPage } from '#web/agency/settings/ConnectionsPage.tsx'
import { Component as MailsPage } from '#web/agency/settings/MailsPage.tsx'

const settings = (sections: object) => ({
  agency: { __typename: 'Agency', settings: { __typename: 'AgencySettings', ...sections } },
})
const sample = (id: string, name: string) => ({
  __typename: 'AgencyMailSample',
  id,
  name,
  subject: `Objet de ${id}`,
  text: `Texte de ${id}`,
  html: `<p>Corps de ${id}</p>`,
})

test('shows a letter in a frame, and sends a trial of the chosen one', async () => {
  const { requested } = stand(<MailsPage />, {
    answers: {
      AgencyMailSamples: () =>
        settings({ mails: [sample('confirmation', 'Réservation confirmée'), sample('balance', 'Rappel')] }),
      TryMail: () => ({
        agencyTryMail: { __typename: 'AgencyTryMailPayload', recipient: 'agnes@example.test', errors: [] },
      }),
    },
  })
  expect(await screen.findByRole('heading', { name: 'Objet de confirmation' })).toBeTruthy()
  const frame = screen.getByTitle(/Réservation confirmée/)
  expect([frame.getAttribute('sandbox'), frame.getAttribute('srcdoc')]).toEqual([
    '',
    '<p>Corps de confirmation</p>',
  ])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mail' }), 'balance')
  await userEvent.click(screen.getByRole('button', { name: 'M’envoyer un essai' }))
  expect(await screen.findByText('L’essai part vers ton adresse.')).toBeTruthy()
  expect(requested.at(-1)).toEqual(['TryMail', { id: 'balance' }])
})

test('names services, their last success and error, and what is not configured', async () => {
  const line = (kind: string, service: string | null, lastErrorAt: string | null = null) => ({
    __typename: 'AgencyConnection',
    kind,
    service,
    lastSuccessAt: service && '2027-03-10T09:00:00.000Z',
    lastErrorAt,
  })
  const connections = [
    line('DATABASE', 'POSTGRESQL'),
    line('MAIL', 'SMTP', '2027-03-09T09:00:00.000Z'),
    line('CACHE', null),
  ]
  stand(<ConnectionsPage />, { answers: { AgencyConnections: () => settings({ connections }) } })
  const lines = await within(await screen.findByRole('list')).findAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
    expect.stringMatching(/^Base de données ?Dernier succès : 10\/03\/2027 10:00PostgreSQL$/),
    expect.stringMatching(/^Envoi des mails ?Dernier succès : .* · Dernière erreur : .*Serveur de mails$/),
    'Cache partagéPas configuré',
  ])
})

test('retries a failure', async () => {
  let isBack = false
  stand(<ConnectionsPage />, {
    answers: { AgencyConnections: () => settings({ connections: isBack ? [] : null }) },
  })
  expect(await screen.findByText('Ces données n’ont pas pu être lues.')).toBeTruthy()
  isBack = true
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByRole('list')).toBeTruthy()
})
