import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { booked, reservation } from '#tests/web/reservations/reservation.ts'
import { stand } from '#tests/web/stand.tsx'
import type { InstalmentState } from '#web/lib/graph/graph.generated.ts'
import { Page } from '#web/pages/account/ReservationPage.tsx'

type Answers = NonNullable<NonNullable<Parameters<typeof stand>[1]>['answers']>
type Reservation = typeof reservation

const me = { __typename: 'User', id: '1' }

function open(read: () => Reservation, answers: Answers = {}, search = '') {
  const shown = stand(<Page />, {
    at: `/my-expeditions/r7${search}`,
    route: '/my-expeditions/:id',
    isSignedIn: true,
    answers: { ReservationPage: () => ({ me, reservation: read() }), ...answers },
  })
  const sent = (operation: string) =>
    shown.requested.filter(([each]) => each === operation).map(([, variables]) => variables)
  return { ...shown, sent }
}

const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ')
const account = async () => within(await screen.findByRole('region', { name: 'Prix et paiements' }))
const figures = async () =>
  (await account())
    .getAllByRole('term')
    .map((term) => [plain(term.textContent), plain(term.nextElementSibling?.textContent)])

describe('the price of a reservation', () => {
  test('is absent from a reservation made by phone', async () => {
    open(() => reservation)
    expect(await screen.findByRole('heading', { name: 'Qui voyage' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Prix et paiements' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Annuler ma réservation' })).toBeNull()
  })

  test('shows until when an option holds the places, and starts the payment that books them', async () => {
    const until = '2027-03-12T09:00:00.000Z'
    const option = { __typename: 'ReservationOption', until, amount: 300 } as const
    const { sent } = open(() => ({ ...booked, option, paid: 0, balance: 1000, payments: [] }), {
      PayBalance: 'fails',
    })
    expect(await screen.findByText(/^Tes places sont gardées jusqu’au 12\/03\/2027 10:00/)).toBeTruthy()
    expect((await figures()).map(([name]) => name)).toEqual(['Référence', 'Prix total', 'Payé'])
    await userEvent.click(screen.getByRole('button', { name: /^Payer 300\s€ et réserver$/ }))
    await waitFor(() => expect(sent('PayBalance')).toHaveLength(1))
  })

  test('shows payments by the day in Paris, the balance with its day and the documents', async () => {
    open(() => booked)
    expect(await figures()).toEqual([
      ['Référence', 'EX-7K3Q9M'],
      ['Prix total', '1 000 €'],
      ['Paiement du 02/11/2026', '300 €'],
      ['Payé', '300 €'],
      ['Solde à payer', '700 €'],
    ])
    const region = await account()
    expect(region.getByText('À payer le 03/06/2099 au plus tard.')).toBeTruthy()
    expect(region.getByRole('link', { name: 'Facture 2026-000001' }).getAttribute('href')).toBe(
      '/invoices/i1.pdf',
    )
  })

  describe('paid in three', () => {
    const part = (dueOn: string, state: InstalmentState, retryOn: string | null = null) =>
      ({ __typename: 'Instalment', dueOn, amount: 350, state, retryOn }) as const
    const inThree = (...instalments: ReturnType<typeof part>[]) => open(() => ({ ...booked, instalments }))

    test('shows what comes when, and that nothing is to be done', async () => {
      inThree(part('2099-04-22', 'TO_COME'), part('2099-06-05', 'TO_COME'))
      expect((await figures()).slice(3)).toEqual([
        ['Payé', '300 €'],
        ['Paiement prévu le 22/04/2099', '350 €'],
        ['Paiement prévu le 05/06/2099', '350 €'],
        ['Reste à payer', '700 €'],
      ])
      const region = await account()
      expect(region.getByText(/^Ta carte est débitée automatiquement/)).toBeTruthy()
      expect(region.getByRole('button', { name: 'Payer le solde' })).toBeTruthy()
    })

    test('asks for a refused part alone, and says when the card is charged again', async () => {
      inThree(part('2099-04-22', 'LATE', '2099-04-25'), part('2099-06-05', 'TO_COME'))
      expect((await figures())[4]).toEqual(['Paiement du 22/04/2099, refusé', '350 €'])
      const region = await account()
      expect(region.getByText(/^Ta banque a refusé le paiement de 350/)).toBeTruthy()
      expect(region.getByText('Sinon, nous essayons encore une fois le 25/04/2099.')).toBeTruthy()
      expect(region.getByRole('button', { name: /^Payer 350/ })).toBeTruthy()
    })

    test('promises no second charge after the second refusal', async () => {
      inThree(part('2099-04-22', 'LATE'), part('2099-06-05', 'TO_COME'))
      expect((await account()).getByText(/^Ta banque a refusé/)).toBeTruthy()
      expect(screen.queryByText(/^Sinon, nous essayons/)).toBeNull()
    })

    test('lists a paid part among the payments alone', async () => {
      inThree(part('2099-04-22', 'PAID'), part('2099-06-05', 'CHARGING'))
      const names = (await figures()).map(([name]) => name)
      expect(names).toContain('Paiement du 05/06/2099, en cours')
      expect(names).not.toContain('Paiement du 22/04/2099')
    })
  })

  test('reports an overdue balance, and one that is no longer paid online', async () => {
    const { unmount } = open(() => ({ ...booked, balanceDueOn: '2020-01-01' }))
    expect(await screen.findByText(/^Ce solde était à payer le 01\/01\/2020/)).toBeTruthy()
    unmount()
    open(() => ({ ...booked, status: 'CANCELED', balance: 400, cancellation: null }))
    expect(await screen.findByText(/ne se règle plus en ligne/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Payer le solde' })).toBeNull()
  })

  test('shows a whole cancellation with its refund on the way, then done', async () => {
    const refund = {
      __typename: 'ReservationRefund',
      amount: 700,
      state: 'PENDING',
      refundedOn: null,
    } as const
    const canceled = { ...booked, status: 'CANCELED', cancellation: null, balance: 0, refund } as const
    const { unmount } = open(() => canceled)
    expect(await screen.findByText('Ta réservation est annulée.')).toBeTruthy()
    expect(screen.getByText(/^Ton remboursement de 700.€ est en route/)).toBeTruthy()
    unmount()
    open(() => ({ ...canceled, refund: { ...refund, state: 'DONE', refundedOn: '2027-01-02' } }))
    expect(await screen.findByText(/^Nous t’avons remboursé 700.€ le 02\/01\/2027\.$/)).toBeTruthy()
  })
})

describe('the payment of the balance', () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  afterEach(() => assign.mockClear())
  const payment = {
    __typename: 'Payment',
    id: 'y2',
    status: 'PENDING',
    redirectUrl: '/pay/y2',
    failure: null,
  }
  const pay = async () => userEvent.click(await screen.findByRole('button', { name: 'Payer le solde' }))
  const payload = (part: object) => ({
    payBalance: { __typename: 'PaymentPayload', payment: null, errors: [], ...part },
  })

  test('leaves for the page of the provider, with one key for two clicks', async () => {
    const { sent } = open(() => booked, { PayBalance: () => payload({ payment }) })
    await pay()
    await pay()
    expect(assign.mock.calls).toEqual([['/pay/y2'], ['/pay/y2']])
    const keys = sent('PayBalance').map(({ idempotencyKey }) => idempotencyKey)
    expect(new Set(keys).size).toBe(1)
    expect(String(keys[0]).length).toBeGreaterThanOrEqual(8)
  })

  test.each<[string, Answers[string], RegExp]>([
    ['a connection that fails', 'fails', /^Le paiement n’a pas pu commencer/],
    ['a limit', 'limits', /^Trop de tentatives/],
    ['a session that ended', 'ends', /^Ta session a pris fin/],
    [
      'a provider that does not answer',
      () =>
        payload({ errors: [{ __typename: 'UserError', message: 'Le service de paiement ne répond pas.' }] }),
      /^Le service de paiement ne répond pas/,
    ],
  ])('reports %s', async (_case, answer, message) => {
    open(() => booked, { PayBalance: answer })
    await pay()
    expect((await screen.findByText(message)).getAttribute('role')).toBe('alert')
    expect(assign).not.toHaveBeenCalled()
  })

  test('shows a declined card on return, and leads to another', async () => {
    const declined = { ...payment, failure: 'Ta carte a été refusée.' }
    open(() => booked, { ReturnedPayment: () => ({ payment: declined }) }, '?payment=y2')
    expect(await screen.findByText('Ta carte a été refusée.')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Payer avec une autre carte' })
    expect(link.getAttribute('href')).toBe('/pay/y2')
  })

  test('resumes a payment that was left before the code of the bank', async () => {
    const left = { ...payment, status: 'ACTION_REQUIRED' }
    open(() => booked, { ReturnedPayment: () => ({ payment: left }) }, '?payment=y2')
    const link = await screen.findByRole('link', { name: 'Reprendre le paiement' })
    expect(link.getAttribute('href')).toBe('/pay/y2')
  })

  describe('while the provider decides', () => {
    const succeeded = { ...payment, status: 'SUCCEEDED', reservationId: 'r7' }

    test('shows the answer as soon as it is announced', async () => {
      const { sent } = open(
        () => booked,
        {
          ReturnedPayment: () => ({ payment: sent('PaymentChanged').length > 0 ? succeeded : payment }),
          PaymentChanged: () => ({ paymentChanged: succeeded }),
        },
        '?payment=y2',
      )
      expect(await screen.findByText(/^C’est payé, merci/)).toBeTruthy()
      expect(sent('PaymentChanged')).toEqual([{ id: 'y2' }])
    })

    test('reads the payment now and then where nothing is announced', async () => {
      const repeats = vi.spyOn(globalThis, 'setInterval')
      let answer: object = payment
      const answers: Answers = { ReturnedPayment: () => ({ payment: answer }), PaymentChanged: 'fails' }
      const { sent } = open(() => booked, answers, '?payment=y2')
      await screen.findByText(/^On attend la réponse de ta banque/)
      await waitFor(() => expect(sent('PaymentChanged')).toHaveLength(1))
      answer = succeeded
      const [readAgain] = repeats.mock.calls.find(([, delay]) => delay === 4_000) ?? []
      readAgain?.()
      expect(await screen.findByText(/^C’est payé, merci/)).toBeTruthy()
      repeats.mockRestore()
    })
  })

  test('reads the reservation again once the provider has accepted', async () => {
    const read = vi.fn(() => booked)
    const paid = { ...booked, paid: 1000, balance: 0, balanceDueOn: null }
    const succeeded = { ...payment, status: 'SUCCEEDED' }
    const { requested } = open(
      () => (requested.filter(([each]) => each === 'ReservationPage').length > 1 ? paid : read()),
      { ReturnedPayment: () => ({ payment: succeeded }) },
      '?payment=y2',
    )
    expect(await screen.findByText(/^C’est payé, merci/)).toBeTruthy()
    expect(await screen.findByText('Tout est payé.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Payer le solde' })).toBeNull()
  })
})
