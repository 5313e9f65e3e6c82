import { parisDay } from '#api/clock.ts'
import { holds, reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { eq } from '#api/db/drizzle.ts'
import type { ApiDeps } from '#api/deps.ts'
import { refusals } from '#api/messages.ts'
import type { AgencyCaller } from '#api/modules/agency/access/guard.ts'
import { writeAudit } from '#api/modules/agency/audit/audit.repository.ts'
import type { ChangedReservation } from '#api/modules/agency/money/changes.contract.ts'
import {
  type Customer,
  customerFor,
  mailPasswordChoice,
  toPhoneCaller,
} from '#api/modules/agency/phone/caller.ts'
import { findGift, type Gift } from '#api/modules/agency/phone/gift.repository.ts'
import type { NewReservation } from '#api/modules/agency/phone/phone.contract.ts'
import { type Lineup, toLineup } from '#api/modules/agency/phone/phone.domain.ts'
import { phoneMessages } from '#api/modules/agency/phone/phone.messages.ts'
import {
  findSale,
  type PhoneSale,
  requirePlaces,
  toInput,
} from '#api/modules/agency/phone/sale.repository.ts'
import { newReference, writeReservation } from '#api/modules/booking/booking.repository.ts'
import { loggedCodes, optionEnd } from '#api/modules/booking/phoneOption.domain.ts'
import { bookPaid, mailOption } from '#api/modules/booking/phoneOptions.ts'
import { faultsOfOptions } from '#api/modules/cart/choices.domain.ts'
import { lockHolds, refreshTrips } from '#api/modules/cart/holds.repository.ts'
import { faultsOfTravellers, type Traveller } from '#api/modules/cart/travellers.domain.ts'
import type { DiscountCode } from '#api/modules/discounts/discounts.domain.ts'
import { findDiscount, takeDiscount } from '#api/modules/discounts/discounts.repository.ts'
import { readGiftCardCode } from '#api/modules/giftCards/giftCardCode.domain.ts'
import { lockGiftCards } from '#api/modules/giftCards/giftCards.repository.ts'
import { toOrder } from '#api/modules/payments/payments.domain.ts'
import type { Order } from '#api/modules/quote/order.contract.ts'
import { computeQuote } from '#api/modules/quote/quote.domain.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { readName } from '#schema/name.ts'

type Deps = Pick<ApiDeps, 'db' | 'clock' | 'env'>
type BookingInput = { request: NewReservation; key: string }

/**
 * Books by phone: an option that holds its places until an hour. The key is the id of the reservation: repeated, the
 * request finds it.
 */
export async function createReservation(
  { db, clock, env }: Deps,
  { actor }: Pick<AgencyCaller, 'actor'>,
  { request, key }: BookingInput,
): Promise<ChangedReservation> {
  const now = clock()
  const caller = toPhoneCaller(request)
  const departureId = Number(request.departure_id)
  return db.transaction(async (tx) => {
    const customer = await customerFor(tx, caller, now)
    await lockHolds(tx, [departureId], now)
    const known = await createdBefore(tx, key, departureId)
    if (known) return known
    const sale = await findSale(tx, departureId)
    await requirePlaces(tx, sale, request.travellers.length, now)
    const until = toEnd(sale, request, now)
    const gift = await usableGift(tx, request, now)
    const discount = await findDiscount(tx, request.discount_code)
    const order = orderFor(sale, { ...request, discount, gift }, customer, now)
    await takeCode(tx, request, order)
    const option = await writeOption(tx, { id: key, customer, order, until, now })
    await refreshTrips(tx, [departureId], now)
    const at = { now, publicUrl: env.publicUrl, requestId: actor.requestId }
    const { invited } = customer
    if (invited) await mailPasswordChoice(tx, { invited, until, ...at })
    const isBooked = await bookPaid(tx, option, at)
    if (!isBooked) await mailOption(tx, option, at)
    await writeAudit(tx, actor, {
      at: now,
      action: 'reservation.option_created',
      entity: 'reservation',
      entityId: key,
      label: option.reference ?? key,
      after: loggedOption(option.travelersCount, order, until),
    })
    return { reservation_id: key, version: option.version + (isBooked ? 1 : 0) }
  })
}

const loggedOption = (travellers: number, order: Order, until: Date) => ({
  departure: order.departureId,
  travellers,
  until: until.toISOString(),
  ...loggedCodes(order),
})

/** The reservation of an earlier request with the key; a key belongs to one departure. */
async function createdBefore(
  tx: Database,
  id: string,
  departureId: number,
): Promise<ChangedReservation | undefined> {
  const [known] = await tx.select().from(reservations).where(eq(reservations.id, id))
  if (!known) return undefined
  if (known.source !== 'phone' || known.departureId !== departureId) throw new Refusal('INVALID_REQUEST')
  return { reservation_id: id, version: known.version }
}

function toEnd({ departure, sales }: PhoneSale, { hold_until: target }: NewReservation, now: Date): Date {
  const end = optionEnd(departure.startOn, now, target === undefined ? sales.option_hours : new Date(target))
  if (typeof end === 'string')
    throw new Refusal('INVALID_FIELDS', { fields: { hold_until: phoneMessages.end[end] } })
  return end
}

/** The gift card of the request, locked: another sale cannot spend it meanwhile. Refused where it pays nothing. */
async function usableGift(tx: Database, { gift_card_code: typed }: NewReservation, now: Date) {
  const code = readGiftCardCode(typed ?? '')
  if (code) await lockGiftCards(tx, [code], now)
  // After the lock: the sum includes what others have posted until then.
  const gift = await findGift(tx, typed, now)
  if (!gift || gift.state === 'active') return gift
  throw new Refusal('CODE_INVALID', { fields: { gift_card_code: phoneMessages.giftCard[gift.state] } })
}

/** Takes a use of the discount code of the request; refused where it does not apply, or has no use left. */
async function takeCode(tx: Database, { discount_code: typed }: NewReservation, { discountCode }: Order) {
  if (typed === undefined || (discountCode && (await takeDiscount(tx, discountCode)))) return
  throw new Refusal('CODE_INVALID', { fields: { discount_code: refusals.CODE_INVALID[1] } })
}

type Ordered = NewReservation & { discount: DiscountCode | undefined; gift: Gift | undefined }

/** The order as a paid one is stored: the site's rules for names, ages, options and price. */
function orderFor(sale: PhoneSale, request: Ordered, { phone }: Customer, now: Date): Order {
  const typed = request.travellers.map(({ first_name, last_name, birth_date }) => ({
    firstName: readName(first_name) ?? '',
    lastName: readName(last_name) ?? '',
    birthDate: birth_date,
  }))
  const choices = request.options ?? []
  refuseOptions(sale, choices, typed.length)
  const birthDates = typed.map(({ birthDate }) => birthDate)
  const input = toInput(sale, { birthDates, choices, discount: request.discount, gift: request.gift }, now)
  const lineup = toLineup(birthDates, sale.departure.startOn)
  const travellers = lineup.indexes.flatMap((index) => typed[index] ?? [])
  refuseTravellers(sale, travellers, lineup, now)
  const quote = computeQuote(input)
  const contact = { phone, address: null, postcode: null, city: null, country: null }
  return toOrder(input, quote, quote.plans[0] ?? 'full', { travellers, contact })
}

function refuseOptions({ sold }: PhoneSale, choices: NonNullable<NewReservation['options']>, count: number) {
  const codes = sold.map(({ code }) => code)
  const fields = faultsOfOptions(choices, codes, count).map((index) => [
    `options.${index}`,
    refusals.OPTION_NOT_SOLD[1],
  ])
  if (fields.length > 0) throw new Refusal('INVALID_FIELDS', { fields: Object.fromEntries(fields) })
}

/** Each fault under the path of its field in the request, where the travellers have another order. */
function refuseTravellers(
  { departure, expedition }: PhoneSale,
  travellers: Traveller[],
  { indexes, adults, children }: Lineup,
  now: Date,
): void {
  const faults = faultsOfTravellers(travellers, {
    today: parisDay(now),
    startOn: departure.startOn,
    adults,
    children,
    ageMinChild: expedition.ageMinChild,
    isWithoutParents: expedition.expeditionType === 'Sans les parents',
  })
  const fields = faults.map(({ position, field, code }) => [
    `travellers.${indexes[position - 1] ?? 0}.${field}`,
    refusals[code][1],
  ])
  if (fields.length > 0) throw new Refusal('INVALID_FIELDS', { fields: Object.fromEntries(fields) })
}

type Written = { id: string; customer: Customer; order: Order; until: Date; now: Date }

/** Writes the reservation and its hold. The departure is locked, and its places were seen to be free. */
async function writeOption(tx: Database, { id, customer, order, until, now }: Written) {
  const { departureId, adults, children } = order
  const held = { stage: 'option', optionUntil: until, source: 'phone' } as const
  await writeReservation(tx, { id, userId: customer.userId, reference: newReference(), order, now, held })
  await tx
    .insert(holds)
    .values({ departureId, reservationId: id, places: adults + children, expiresAt: until })
  const [option] = await tx.select().from(reservations).where(eq(reservations.id, id))
  if (!option) throw new Error(`reservation ${id} was not written`)
  return option
}
