import { randomUUID } from 'node:crypto'
import { eq } from '#api/db/drizzle.ts'
import { jobItems } from '#api/db/jobTables.ts'
import { payments, refunds } from '#api/db/paymentTables.ts'
import { quoteCancellation } from '#api/modules/agency/money/cancellations.ts'
import { quoteMove } from '#api/modules/agency/money/moves.ts'
import { at } from '#tests/gateway/authorization/reach.ts'
import type { Stage, Success } from '#tests/gateway/authorization/stage.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { bookedReservation } from '#tests/support/bookedReservation.ts'
import { bookedDeparture, startedJob } from '#tests/support/departureJob.ts'
import { newCard } from '#tests/support/giftCards.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

/** Two travellers at 500 € who have paid 300 € by card. */
async function booked({ db }: Stage) {
  const { userId } = await signedInAccount(db)
  const id = await bookedReservation(db, userId, await newDeparture(db), { paidCents: 300_00 })
  const [card] = await db.select().from(payments).where(eq(payments.reservationId, id))
  return { id, cardId: card?.id ?? '' }
}

const toTransfer = (id: string) =>
  `agencyRecordPayment(input: { reservationId: "${id}", amountCents: 20000, method: TRANSFER, on: "2027-03-09", reference: "VIR-1" }, key: "${randomUUID()}")`

async function received(stage: Stage) {
  const { id } = await booked(stage)
  const entryId = String(at(await stage.send(toTransfer(id), 'entryId'), ['entryId'])[0])
  return { id, entryId }
}

async function insertRefund({ db }: Stage, paymentId: string, status: 'pending' | 'failed'): Promise<string> {
  const row = { paymentId, amountCents: 100_00, reason: 'agency', status, createdAt: testNow } as const
  const [refund] = await db.insert(refunds).values(row).returning()
  return refund?.id ?? ''
}

/** How each mutation that moves money succeeds. */
export const moneySuccesses: Record<string, (stage: Stage) => Promise<Success>> = {
  agencyRecordPayment: async (stage) => ({ call: toTransfer((await booked(stage)).id) }),
  agencyCancelReservation: async (stage) => {
    const { id } = await booked(stage)
    const { price } = await quoteCancellation(stage.db, id, undefined, testNow)
    return {
      call: `agencyCancelReservation(id: "${id}", version: 1, input: { quoteHash: "${price.hash}" }, key: "${randomUUID()}")`,
    }
  },
  agencyMoveReservation: async (stage) => {
    const { id } = await booked(stage)
    const departureId = await newDeparture(stage.db, 8, '2027-07-12')
    const query = { reservationId: id, departureId, waived: { fee: false, difference: false } }
    const { hash } = await quoteMove({ db: stage.db, clock: () => testNow, env: testEnv() }, query)
    const input = `{ departureId: "${departureId}", quoteHash: "${hash}" }`
    return { call: `agencyMoveReservation(id: "${id}", version: 1, input: ${input}, key: "${randomUUID()}")` }
  },
  agencySetTravellers: async (stage) => {
    const { id } = await booked(stage)
    stage.secrets.push('Quimerch')
    const person = '{ position: 1, firstName: "Zoé", lastName: "Quimerch", birthDate: "1991-01-01" }'
    return {
      call: `agencySetTravellers(id: "${id}", version: 1, input: [${person}], key: "${randomUUID()}")`,
    }
  },
  agencyCancelDeparture: async ({ db }) => {
    const { departureId } = await bookedDeparture(db, 1)
    const input = '{ startDate: "2027-07-05", reason: "Orages annoncés", text: "" }'
    return {
      call: `agencyCancelDeparture(id: "${departureId}", version: 1, input: ${input}, key: "${randomUUID()}")`,
    }
  },
  agencyBlockGiftCard: async ({ db }) => {
    const { id } = await newCard(db, 50_00)
    return { call: `agencyBlockGiftCard(id: "${id}", blocked: true, reason: "Code publié")` }
  },
  agencyExtendGiftCard: async ({ db }) => {
    const { id } = await newCard(db, 50_00, { validUntil: '2027-06-01' })
    return { call: `agencyExtendGiftCard(id: "${id}", validUntil: "2028-06-01")` }
  },
  agencyResendGiftCard: async ({ db, secrets }) => {
    const recipientEmail = 'carte.cadeau@example.test'
    const { id, code } = await newCard(db, 50_00, { recipientEmail })
    secrets.push(recipientEmail, code)
    return { call: `agencyResendGiftCard(id: "${id}")` }
  },
  agencyRetryJob: async ({ db }) => {
    const { id } = await startedJob(db, 1)
    await db.update(jobItems).set({ state: 'failed', failure: 'Erreur' }).where(eq(jobItems.jobId, id))
    return { call: `agencyRetryJob(id: "${id}")` }
  },
  agencyReverseEntry: async (stage) => {
    const { entryId } = await received(stage)
    return {
      call: `agencyReverseEntry(id: "${entryId}", reason: "Erreur de saisie", key: "${randomUUID()}")`,
    }
  },
  agencyRefund: async (stage) => {
    const { id, cardId } = await booked(stage)
    const input = `{ reservationId: "${id}", paymentId: "${cardId}", amountCents: 5000, confirmed: true }`
    return { call: `agencyRefund(input: ${input}, key: "${randomUUID()}")` }
  },
  agencySettleRefund: async (stage) => {
    const refundId = await insertRefund(stage, (await received(stage)).entryId, 'pending')
    return { call: `agencySettleRefund(id: "${refundId}", on: "2027-03-10", reference: "VIR-2")` }
  },
  agencyRetry: async (stage) => {
    const refundId = await insertRefund(stage, (await booked(stage)).cardId, 'failed')
    return { call: `agencyRetry(id: "${refundId}")` }
  },
}
