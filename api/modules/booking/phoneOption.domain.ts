import { parisMidnight } from '#api/clock.ts'
import { endOfCode } from '#api/modules/giftCards/giftCardCode.domain.ts'
import type { Order, Quote } from '#api/modules/quote/order.contract.ts'
import { terms } from '#api/modules/quote/terms.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const { leastHours, mostDays } = terms.phoneOption

type Facts = {
  stage: 'option' | 'booked' | 'expired'
  optionUntil: Date | null
  canceledAt: Date | null
}

/** Whether an option still holds its places: it ends by itself, swept or not. */
export const isLiveOption = ({ stage, optionUntil, canceledAt }: Facts, now: Date): boolean =>
  stage === 'option' && canceledAt === null && optionUntil !== null && optionUntil > now

/** Whether its customer sees it: booked, or an option that still holds its places. */
export const isShown = (facts: Facts, now: Date): boolean =>
  facts.stage === 'booked' || isLiveOption(facts, now)

/** The latest end of an option that begins or is extended now: the last minute of the day before the departure. */
const latestEnd = (startOn: string, now: Date): number =>
  Math.min(now.getTime() + mostDays * 24 * hourMs, lastMinuteBefore(startOn))

const lastMinuteBefore = (startOn: string) => parisMidnight(startOn).getTime() - minuteMs

/** The end of an option: at the wanted hour, or after that many hours at most; why it is not possible otherwise. */
export function optionEnd(startOn: string, now: Date, target: Date | number): Date | 'TOO_SOON' | 'TOO_LATE' {
  const latest = latestEnd(startOn, now)
  const isUsual = typeof target === 'number'
  const end = isUsual ? Math.min(now.getTime() + target * hourMs, latest) : target.getTime()
  if (end > latest) return 'TOO_LATE'
  if (end >= now.getTime() + leastHours * hourMs) return new Date(end)
  return isUsual ? 'TOO_LATE' : 'TOO_SOON'
}

/** The end of an option that moves to another departure: as it was, or the last minute of the day before it. */
export const movedEnd = (until: Date, startOn: string): Date =>
  new Date(Math.min(until.getTime(), lastMinuteBefore(startOn)))

type Named = { firstName: string | null; lastName: string | null; birthDate: string | null }

/** The order of an option with its travellers as they are now: its confirmation and invoice name them. */
export const namedOrder = (order: Order, people: Named[]): Order => ({
  ...order,
  travellers: order.travellers.map((traveller, index) => {
    const { firstName, lastName, birthDate } = people[index] ?? traveller
    return {
      ...traveller,
      firstName: firstName ?? traveller.firstName,
      lastName: lastName ?? traveller.lastName,
      birthDate: birthDate ?? traveller.birthDate,
    }
  }),
})

/** Codes of an option as the log names them: a discount, and the end of a gift card, which is worth money. */
export const loggedCodes = ({ discountCode, giftCards }: Pick<Order, 'discountCode' | 'giftCards'>) => ({
  ...(discountCode !== null && { discount_code: discountCode }),
  ...(giftCards.length > 0 && { gift_card: giftCards.map(({ code }) => `…${endOfCode(code)}`).join(' ') }),
})

/** The first payment of an option whose gift cards pay `missingCents` less than quoted: they pay the balance first. */
export const firstPaymentCents = (
  { dueNowCents, balanceCents }: Pick<Quote, 'dueNowCents' | 'balanceCents'>,
  missingCents: number,
): number => (balanceCents === null ? dueNowCents + missingCents : dueNowCents)

/** Whether gift cards, or a discount, leave nothing to pay: no payment would book it. */
export const isPaid = ({ dueNowCents, balanceCents }: Pick<Quote, 'dueNowCents' | 'balanceCents'>): boolean =>
  dueNowCents === 0 && balanceCents === null
