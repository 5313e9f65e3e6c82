import { randomUUID } from 'node:crypto'
import { users } from '#api/db/accountTables.ts'
import { waitingEntries } from '#api/db/bookingTables.ts'
import { eq } from '#api/db/drizzle.ts'
import { at } from '#tests/gateway/authorization/reach.ts'
import type { Stage, Success } from '#tests/gateway/authorization/stage.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { bookedReservation } from '#tests/support/bookedReservation.ts'
import { failedMail } from '#tests/support/failedMail.ts'
import { newCard } from '#tests/support/giftCards.ts'
import { phoneOption } from '#tests/support/phoneOption.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { testNow } from '#tests/support/testNow.ts'
import { newDeparture as fullDeparture } from '#tests/support/waitingList.ts'

async function booked({ db }: Stage): Promise<string> {
  const { userId } = await signedInAccount(db)
  return bookedReservation(db, userId, await newDeparture(db), { paidCents: 300_00 })
}

const toMail = (id: string, mail: string) =>
  `agencySendMail(input: { reservationId: "${id}", ${mail} }, key: "${randomUUID()}")`

/** How each mutation about customers, their mails and notes succeeds. */
export const bookingSuccesses: Record<string, (stage: Stage) => Promise<Success>> = {
  agencyCreateReservation: async ({ db, secrets }) => {
    const { code } = await newCard(db, 20_00)
    secrets.push('Ysée', '+33611223344', 'ysee.au-telephone@example.test', code)
    const customer =
      '{ firstName: "Ysée", lastName: "Roux", email: "ysee.au-telephone@example.test", phone: "06 11 22 33 44" }'
    const travellers = '[{ firstName: "Ysée", lastName: "Roux", birthDate: "1990-05-04" }]'
    const input = `{ departureId: "${await newDeparture(db)}", customer: ${customer}, travellers: ${travellers}, discountCode: "bienvenue", giftCardCode: "${code}" }`
    return { call: `agencyCreateReservation(input: ${input}, key: "${randomUUID()}")` }
  },
  agencyExtendHold: async ({ db }) => {
    const id = await phoneOption(db, await newDeparture(db))
    return { call: `agencyExtendHold(id: "${id}", version: 1, until: "2027-03-13T09:00:00.000Z")` }
  },
  agencySendMail: async (stage) => ({ call: toMail(await booked(stage), 'kind: CONFIRMATION') }),
  agencyWithdrawMail: async (stage) => {
    stage.secrets.push('Message à retirer')
    const call = toMail(await booked(stage), 'kind: MESSAGE, body: "Message à retirer"')
    const mailId = at(await stage.send(call, 'mailId'), ['mailId'])[0]
    return { call: `agencyWithdrawMail(id: "${mailId}")` }
  },
  agencyRetryMail: async (stage) => ({ call: `agencyRetryMail(id: "${await failedMail(stage.db)}")` }),
  agencyDropMail: async (stage) => ({ call: `agencyDropMail(id: "${await failedMail(stage.db)}")` }),
  agencyAddWaitingEntry: async ({ db, secrets }) => {
    const email = 'attend.depuis-peu@example.test'
    secrets.push(email)
    return { call: `agencyAddWaitingEntry(id: "${await fullDeparture(db)}", email: "${email}", places: 2)` }
  },
  agencySkipWaitingEntry: async ({ db, secrets }) => {
    secrets.push('attend.longtemps@example.test')
    const departureId = await newDeparture(db)
    const entry = { departureId, email: 'attend.longtemps@example.test', places: 2, createdAt: testNow }
    const [row] = await db
      .insert(waitingEntries)
      .values({ ...entry, tokenHash: randomUUID(), confirmedAt: testNow })
      .returning()
    return { call: `agencySkipWaitingEntry(id: "${row?.id}")` }
  },
  agencyAddNote: async (stage) => {
    stage.secrets.push('Note interne de Zoé')
    const input = `{ reservationId: "${await booked(stage)}", body: "Note interne de Zoé" }`
    return { call: `agencyAddNote(input: ${input})` }
  },
  agencyErase: async ({ db, secrets }) => {
    const { userId } = await signedInAccount(db, { email: 'ysoline.a-effacer@example.test' })
    secrets.push('ysoline.a-effacer@example.test')
    return { call: `agencyErase(id: "${userId}", reason: "Sur demande")` }
  },
  agencySaveCustomer: async ({ db, secrets }) => {
    const { userId } = await signedInAccount(db)
    const [user] = await db.select().from(users).where(eq(users.id, userId))
    secrets.push('Zénobie', '+33612345678')
    const input = '{ firstName: "Zénobie", phone: "06 12 34 56 78" }'
    return { call: `agencySaveCustomer(id: "${userId}", version: ${user?.version}, input: ${input})` }
  },
}
