import { randomBytes } from 'node:crypto'
import type { BookedPayment, BookedRefund, BookedRequest, Books, Change } from '#tools/provider/books.ts'
import { type Card, challengeCode } from '#tools/provider/cards.ts'

export type Order = Pick<
  BookedPayment,
  'payment_id' | 'amount_cents' | 'description' | 'return_url' | 'save_card' | 'saved_card'
>

export type Payments = ReturnType<typeof bookedPayments>

type Options = { books: Books; delayMs: number; onEvent: () => void }

const newId = (prefix: string) => `${prefix}_${randomBytes(16).toString('base64url')}`
const isUndecided = ({ status, settles_at }: BookedPayment) => status === 'pending' && settles_at === null

const isSlow = ({ status, settles_at }: BookedPayment) => status === 'pending' && settles_at !== null

/** The provider's decisions. Each is one line of its journal, together with the event that reports it. */
export function bookedPayments(options: Options) {
  const bookkeeper = bookkeeping(options)
  for (const payment of options.books.payments.values()) if (isSlow(payment)) bookkeeper.settleLater(payment)
  return { ...shopDecisions(options, bookkeeper), ...cardDecisions(options, bookkeeper) }
}

type Bookkeeper = ReturnType<typeof bookkeeping>

function shopDecisions({ books, delayMs }: Options, { update, succeed, report }: Bookkeeper) {
  return {
    create(order: Order, request: Omit<BookedRequest, 'id'>): BookedPayment {
      const made = newPayment(order, order.saved_card ? books.saved.get(order.saved_card) : undefined)
      const booked = { request: { ...request, id: made.id } }
      if (!made.card) {
        books.write({ payment: made, ...booked })
        return made
      }
      const { behaviour } = made.card
      if (behaviour === 'succeeds') return succeed(made, booked)
      if (behaviour === 'delays') return update({ ...made, settles_at: Date.now() + delayMs }, booked)
      const failure = behaviour === 'challenges' ? 'challenge_failed' : 'card_declined'
      return update({ ...made, status: 'failed', failure }, booked)
    },

    /** Leaves money that has moved, or is moving. */
    cancel(payment: BookedPayment): BookedPayment {
      const isOpen = isUndecided(payment) || payment.status === 'action_required'
      return isOpen ? update({ ...payment, status: 'canceled', failure: null }) : payment
    },

    refund(
      payment: BookedPayment,
      amount_cents: number,
      request: Omit<BookedRequest, 'id'>,
    ): BookedRefund | undefined {
      const refunded_cents = payment.refunded_cents + amount_cents
      if (payment.status !== 'succeeded' || refunded_cents > payment.amount_cents) return undefined
      const refund: BookedRefund = {
        id: newId('ref'),
        payment: payment.id,
        amount_cents,
        status: 'succeeded',
      }
      const booked = {
        refund,
        payment: { ...payment, refunded_cents },
        request: { ...request, id: refund.id },
      }
      report(booked, 'refund.updated')
      return refund
    },
  }
}

function cardDecisions({ delayMs }: Options, { update, succeed }: Bookkeeper) {
  return {
    /** Charges a card while its owner looks on: after a refusal, another may be tried. */
    pay(payment: BookedPayment, card: Card): BookedPayment {
      if (!isUndecided(payment)) return payment
      const tried = { ...payment, card, failure: null }
      if (card.behaviour === 'declines') return update({ ...tried, failure: 'card_declined' })
      if (card.behaviour === 'challenges') return update({ ...tried, status: 'action_required' })
      if (card.behaviour === 'delays') return update({ ...tried, settles_at: Date.now() + delayMs })
      return succeed(tried)
    },

    confirm(payment: BookedPayment, code: string): BookedPayment {
      if (payment.status !== 'action_required') return payment
      if (code === challengeCode) return succeed(payment)
      return update({ ...payment, status: 'pending', failure: 'challenge_failed' })
    },
  }
}

function newPayment(order: Order, card: Card | undefined): BookedPayment {
  return {
    ...order,
    id: newId('pay'),
    card: card ?? null,
    refunded_cents: 0,
    status: 'pending',
    failure: null,
    settles_at: null,
  }
}

/** Writes changes with their events, and settles slow payments in time. */
function bookkeeping({ books, onEvent }: Options) {
  function report(change: Change & { payment: BookedPayment }, type: string): void {
    const event = { id: newId('evt'), type, payment: change.payment.id, created_at: Date.now() }
    books.write({ ...change, event })
    onEvent()
  }

  function update(payment: BookedPayment, more: Pick<Change, 'request' | 'saved'> = {}): BookedPayment {
    report({ ...more, payment }, 'payment.updated')
    if (isSlow(payment)) settleLater(payment)
    return payment
  }

  function succeed(payment: BookedPayment, more: Pick<Change, 'request'> = {}): BookedPayment {
    const paid: BookedPayment = { ...payment, status: 'succeeded', failure: null, settles_at: null }
    if (!paid.save_card || paid.saved_card || !paid.card) return update(paid, more)
    const saved = { id: newId('card'), card: paid.card }
    return update({ ...paid, saved_card: saved.id }, { ...more, saved })
  }

  function settleLater({ id, settles_at }: BookedPayment): void {
    const settle = () => {
      const payment = books.payments.get(id)
      if (payment && isSlow(payment)) succeed(payment)
    }
    setTimeout(settle, Math.max(0, (settles_at ?? 0) - Date.now())).unref()
  }

  return { report, update, succeed, settleLater }
}
