import { daysBetween, parisDay } from '#api/clock.ts'
import { participants, reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { asc, eq } from '#api/db/drizzle.ts'
import type { ApiDeps } from '#api/deps.ts'
import type { LeavingMail, MailPreview } from '#api/modules/agency/reservations/mails.contract.ts'
import { paymentLinkMail } from '#api/modules/agency/reservations/reservation.mails.ts'
import type {
  AgencyReservation,
  LedgerEntry,
} from '#api/modules/agency/reservations/reservations.contract.ts'
import { reservationById } from '#api/modules/agency/reservations/reservations.repository.ts'
import type { SendableMail } from '#api/modules/agency/reservations/states.contract.ts'
import { nothingBack, travellerNames } from '#api/modules/booking/booking.domain.ts'
import { confirmationMail, type MailedBooking } from '#api/modules/booking/booking.mails.ts'
import { cancellationMail } from '#api/modules/booking/cancellation.mails.ts'
import { mailedBooking } from '#api/modules/booking/mailedBooking.ts'
import { optionMail } from '#api/modules/booking/phoneOption.mails.ts'
import { findParts } from '#api/modules/instalments/instalments.repository.ts'
import { type Mail, signedLetter } from '#api/modules/mail/outbox.ts'
import { balanceMail, paymentMail } from '#api/modules/payments/payments.mails.ts'
import { Refusal } from '#api/plugins/errors.ts'

type Deps = Pick<ApiDeps, 'clock' | 'env'>
type Facts = { reservation: AgencyReservation; booking: MailedBooking; now: Date }

/** A mail of a reservation, written from its current data; refused where it makes no sense. */
export async function renderedMail(db: Database, deps: Deps, id: string, kind: SendableMail) {
  const now = deps.clock()
  const reservation = await reservationById(db, id, now)
  if (!reservation) throw new Refusal('RESERVATION_NOT_FOUND')
  if (!reservation.mails.includes(kind)) throw new Refusal('MAIL_NOT_POSSIBLE')
  const { recipient, about, booking } = await mailedBooking(db, id, deps.env.publicUrl)
  const letter = await findLetter(db, kind, { reservation, booking, now })
  return { reservation, mail: { recipient, about: { ...about, kind }, ...(await signedLetter(db, letter)) } }
}

async function findLetter(db: Database, kind: SendableMail, facts: Facts) {
  if (kind === 'confirmation') return findConfirmation(db, facts)
  if (kind === 'receipt') return findReceipt(db, facts)
  if (kind === 'cancellation') return findCancellation(db, facts)
  const { reservation, booking, now } = facts
  if (reservation.state === 'option') return toOption(facts)
  const { due_cents: dueCents, due_on: dueOn, start } = reservation
  if (!dueOn) throw new Refusal('MAIL_NOT_POSSIBLE')
  if (kind === 'payment_link') return paymentLinkMail({ ...booking, dueCents, dueOn })
  const daysLeft = daysBetween(parisDay(now), start)
  return balanceMail({ ...booking, balanceCents: dueCents, dueOn, daysLeft })
}

function toOption({ reservation, booking }: Facts) {
  const { travellers_count: places, total_cents: totalCents, hold_until, first_payment_cents } = reservation
  if (hold_until === null || first_payment_cents === null) throw new Refusal('MAIL_NOT_POSSIBLE')
  const until = new Date(hold_until)
  return optionMail({ ...booking, places, totalCents, dueNowCents: first_payment_cents, until })
}

const balanceFrom = ({ due_cents: cents, due_on: dueOn }: AgencyReservation) =>
  cents > 0 && dueOn ? { cents, dueOn } : null

/** Parts that the saved card has still to pay. */
async function partsToCome(db: Database, id: string) {
  return (await findParts(db, id)).filter(({ state }) => state === 'to_come')
}

async function findConfirmation(db: Database, { reservation, booking, now }: Facts) {
  const { id, travellers, total_cents: totalCents, paid_cents: paidCents } = reservation
  return confirmationMail({
    ...booking,
    travellers: travellerNames(
      travellers.map(({ first_name, last_name }) => ({ firstName: first_name, lastName: last_name })),
    ),
    totalCents,
    paidCents,
    balance: balanceFrom(reservation),
    instalments: await partsToCome(db, id),
    at: now,
  })
}

async function findReceipt(db: Database, { reservation, booking }: Facts) {
  const last = reservation.entries.findLast(({ kind, state }) => kind === 'payment' && state === 'done')
  if (!last) throw new Refusal('MAIL_NOT_POSSIBLE')
  const [next = null] = await partsToCome(db, reservation.id)
  return paymentMail({
    ...booking,
    amountCents: last.amount_cents,
    balance: balanceFrom(reservation),
    next,
  })
}

async function findCancellation(db: Database, { reservation, booking }: Facts) {
  const { id, entries, total_cents: keptCents } = reservation
  const people = await db
    .select()
    .from(participants)
    .where(eq(participants.reservationId, id))
    .orderBy(asc(participants.position))
  const [row] = await db.select().from(reservations).where(eq(reservations.id, id))
  const refunded = { ...nothingBack }
  for (const { kind, state, method, amount_cents } of entries)
    if (kind === 'refund' && state !== 'failed') refunded[toMeansKind(method)] += amount_cents
  return cancellationMail({
    ...booking,
    canceled: travellerNames(people),
    isPartial: false,
    isByAgency: row?.canceledAt === null,
    keptCents,
    // The price before the cancellation is not known any more: what was given back is the least.
    reducedCents: refunded.card + refunded.byHand + refunded.giftCard + refunded.usedGiftCards,
    balanceCents: 0,
    refunded,
  })
}

const toMeansKind = (method: LedgerEntry['method']) =>
  method === 'card' ? 'card' : method === 'gift_card' ? 'giftCard' : 'byHand'

type MailGroup = { kind: LeavingMail['kind']; count: number; write: () => Promise<Mail | null> }

/** Mails as staff read them before they decide what sends them: of each kind their number and one of them. */
export async function shownMails(db: Database, groups: MailGroup[], mayRead = true): Promise<LeavingMail[]> {
  const mails: LeavingMail[] = []
  for (const { kind, count, write } of groups)
    if (count > 0) mails.push({ kind, count, mail: mayRead ? await shownMail(db, await write()) : null })
  return mails
}

/** A mail as staff read it before they decide what sends it; null where none is sent. */
export async function shownMail(db: Database, mail: Mail | null): Promise<MailPreview | null> {
  if (!mail) return null
  const { subject, text } = await signedLetter(db, mail)
  return { subject, text }
}
