import { randomUUID } from 'node:crypto'
import type { Database } from '#api/db/client.ts'
import { findPayment } from '#api/modules/payments/payments.repository.ts'
import {
  type PaymentProvider,
  type ProviderPayment,
  ProviderRefusal,
} from '#api/modules/payments/provider.ts'
import { settle } from '#api/modules/payments/settlement.ts'
import { testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

type Charge = ProviderPayment & { paymentId: string }

export type HonestProvider = {
  provider: PaymentProvider
  charges: Map<string, Charge>
  /** Decides as a card does; returns the webhook of the decision. */
  decide(id: string, status: 'succeeded' | 'declined'): Buffer
}

/** A provider in memory that honours its port: idempotent calls, final decisions, its own books. */
export function honestProvider(): HonestProvider {
  const charges = new Map<string, Charge>()
  const byKey = new Map<string, string>()
  const refunds = new Map<string, { id: string; status: 'succeeded' }>()
  const toCharge = (id: string) => {
    const charge = charges.get(id)
    if (!charge) throw new ProviderRefusal('not_found')
    return charge
  }
  const change = (id: string, set: Partial<Charge>) => {
    const changed = { ...toCharge(id), ...set }
    charges.set(id, changed)
    return changed
  }
  const provider: PaymentProvider = {
    name: 'demo',
    canSaveCards: true,
    async create({ idempotencyKey, amountCents, paymentId, saveCard, savedCard }) {
      const id = byKey.get(idempotencyKey) ?? randomUUID()
      byKey.set(idempotencyKey, id)
      // A saved card pays at once.
      const status = savedCard ? ('succeeded' as const) : ('pending' as const)
      const made = { id, paymentId, status, amountCents, refundedCents: 0 }
      const charge = charges.get(id) ?? { ...made, ...(saveCard && { savedCard: `card of ${id}` }) }
      charges.set(id, charge)
      return charge
    },
    read: async (id) => toCharge(id),
    cancel: async (id) =>
      toCharge(id).status === 'pending' ? change(id, { status: 'canceled' }) : toCharge(id),
    async refund({ id, amountCents, idempotencyKey }) {
      const former = refunds.get(idempotencyKey)
      if (former) return former
      const charge = toCharge(id)
      const refundedCents = charge.refundedCents + amountCents
      if (charge.status !== 'succeeded' || refundedCents > charge.amountCents)
        throw new ProviderRefusal('not_refundable')
      change(id, { refundedCents })
      const refund = { id: randomUUID(), status: 'succeeded' as const }
      refunds.set(idempotencyKey, refund)
      return refund
    },
    async forgetCard(savedCard) {
      for (const [id, { savedCard: own, ...charge }] of charges)
        if (own === savedCard) charges.set(id, charge)
    },
    event(body) {
      const [id = '', paymentId = ''] = body.toString().split(' ')
      return paymentId ? { id, paymentId, kind: 'payment' } : 'invalid'
    },
  }
  return {
    provider,
    charges,
    decide(id, status) {
      if (toCharge(id).status === 'pending')
        change(id, status === 'declined' ? { failure: 'card_declined' } : { status })
      return Buffer.from(`${randomUUID()} ${id}`)
    },
  }
}

/** Settles a payment of an account by the provider's answer. */
export async function settleAs(
  db: Database,
  provider: PaymentProvider,
  { userId, id }: { userId: string; id: string },
  answer: Pick<ProviderPayment, 'status' | 'savedCard'>,
) {
  const payment = await findPayment(db, userId, id)
  const deps = { db, clock: () => testNow, env: testEnv(), provider, machineClock: () => new Date() }
  const amountCents = payment?.amountCents ?? 0
  return settle(deps, id, { id: payment?.providerId ?? '', amountCents, refundedCents: 0, ...answer })
}
