import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { card, cheque, failed, toSend } from '#tests/web/agency/entries.ts'
import { meWith } from '#tests/web/agency/staffMe.ts'
import { userError } from '#tests/web/agency/userError.ts'
import { stand } from '#tests/web/stand.tsx'
import { Money } from '#web/agency/money/Money.tsx'
import { today } from '#web/lib/format/days.ts'

const reservation = (changes: object = {}) => ({
  agency: {
    __typename: 'Agency',
    reservation: {
      __typename: 'AgencyReservation',
      id: 'r-1',
      state: 'BOOKED',
      source: 'SITE',
      totalCents: 1_000_00,
      paidCents: 300_00,
      dueCents: 700_00,
      dueOn: '2027-06-05',
      firstPaymentCents: null,
      refundDueCents: 0,
      entries: [card, cheque, toSend, failed],
      ...changes,
    },
  },
})
const entry = (...errors: object[]) => ({
  __typename: 'AgencyEntryPayload',
  entryId: errors.length > 0 ? null : 'new',
  errors,
})
const money = (answers: Record<string, (variables: Record<string, unknown>) => Record<string, unknown>>) => {
  const saved: string[] = []
  stand(<Money reservationId="r-1" onSaved={() => saved.push('saved')} />, {
    answers: { AgencyMe: () => meWith(['MONEY']), AgencyMoney: () => reservation(), ...answers },
  })
  return saved
}

test('shows payments and refunds with their amounts, to those without the permission as facts alone', async () => {
  stand(<Money reservationId="r-1" onSaved={() => undefined} />, {
    answers: { AgencyMe: () => meWith(['BOOKINGS']), AgencyMoney: () => reservation() },
  })
  const rows = await screen.findAllByRole('listitem')
  expect(rows).toHaveLength(4)
  expect(within(rows[1] ?? document.body).getByText(/120,50\s€/)).toBeTruthy()
  expect(within(rows[1] ?? document.body).getByText(/par Claire$/)).toBeTruthy()
  expect(within(rows[2] ?? document.body).getByText('À faire')).toBeTruthy()
  expect(within(rows[3] ?? document.body).getByText('Échoué')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('says of a reservation of a reseller that it is owed by invoice, and takes no payment', async () => {
  const sold = { source: 'RESELLER', paidCents: 1_000_00, dueCents: 0, entries: [] }
  money({ AgencyMoney: () => reservation(sold) })
  expect(await screen.findByText(/^Le revendeur la doit sur facture/)).toBeTruthy()
  expect(screen.getByText('Facturé').nextElementSibling?.textContent).toMatch(/1\s000\s€/)
  expect(screen.queryByText('Aucun paiement pour l’instant.')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('records a payment of what is due; a wrong amount is refused before it is sent', async () => {
  const sent: Record<string, unknown>[] = []
  const saved = money({
    RecordPayment: (variables) => {
      sent.push(variables)
      return { agencyRecordPayment: entry() }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Enregistrer un paiement' }))
  const amount = screen.getByLabelText('Montant en euros')
  expect(amount).toHaveProperty('value', '700')
  await userEvent.clear(amount)
  await userEvent.type(amount, 'sept')
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(await screen.findByText('Écris un montant, comme 150 ou 150,50.')).toBeTruthy()
  await userEvent.clear(amount)
  await userEvent.type(amount, '250,50')
  await userEvent.type(screen.getByLabelText('Numéro'), 'VIR-31')
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(await screen.findByText('Paiement enregistré, reçu envoyé.')).toBeTruthy()
  const input = { reservationId: 'r-1', amountCents: 250_50, method: 'TRANSFER', on: today() }
  expect(sent).toEqual([
    { input: { ...input, reference: 'VIR-31', confirmed: false }, key: expect.any(String) },
  ])
  expect(saved).toEqual(['saved'])
})

test('names the consequence of too much money, and sends it again with the same key', async () => {
  const sent: Record<string, unknown>[] = []
  money({
    RecordPayment: (variables) => {
      sent.push(variables)
      const warning = userError('NEEDS_CONFIRMATION', 'Il reste 700 € à payer : 50 € seront à rendre.')
      return { agencyRecordPayment: sent.length > 1 ? entry() : entry(warning) }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Enregistrer un paiement' }))
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(await screen.findByText(/50 € seront à rendre/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Oui, continuer' }))
  expect(await screen.findByText('Paiement enregistré, reçu envoyé.')).toBeTruthy()
  expect(sent[1]?.key).toBe(sent[0]?.key)
  expect(sent.map(({ input }) => input)).toMatchObject([{ confirmed: false }, { confirmed: true }])
})

test('gives back a part of a payment, and shows a refusal at its field', async () => {
  money({
    Refund: () => ({
      agencyRefund: entry(
        userError('AMOUNT_TOO_HIGH', 'Ce paiement peut rendre 300 € au plus.', 'amountCents'),
      ),
    }),
  })
  const [row] = await screen.findAllByRole('listitem')
  await userEvent.click(within(row ?? document.body).getByRole('button', { name: 'Rembourser' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText(/^Au plus 300\s€\.$/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Rembourser' }))
  expect(await dialog.findByText('Ce paiement peut rendre 300 € au plus.')).toBeTruthy()
})

test('tries a failed refund again', async () => {
  money({ RetryRefund: () => ({ agencyRetry: entry() }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByText('Remboursement relancé.')).toBeTruthy()
})
