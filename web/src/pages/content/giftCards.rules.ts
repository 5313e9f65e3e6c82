import { readEmail } from '#schema/email.ts'
import { giftCardLimits as limits } from '#schema/giftCard.ts'
import { isString, parse, shape } from '#schema/json.ts'

/** A gift card as it is typed. `amount` is one of the offered ones, or empty for the one in `other`. */
export type GiftOrder = {
  amount: string
  other: string
  name: string
  email: string
  message: string
  sendOn: string
}

const isOrder = shape<GiftOrder>({
  amount: isString,
  other: isString,
  name: isString,
  email: isString,
  message: isString,
  sendOn: isString,
})

const emptyOrder: GiftOrder = { amount: '200', other: '', name: '', email: '', message: '', sendOn: '' }

/** Reads the draft of the tab; a first visit begins with an amount. */
export const toOrder = (draft: string): GiftOrder => parse(isOrder, draft) ?? emptyOrder

/** The amount in whole euros; undefined while it is none that is sold. */
export function computeAmount({ amount, other }: Pick<GiftOrder, 'amount' | 'other'>): number | undefined {
  const text = amount || other.trim().replace(/€$/, '').trimEnd()
  const euros = /^\d{1,4}$/.test(text) ? Number(text) : 0
  return euros >= limits.leastEuros && euros <= limits.mostEuros ? euros : undefined
}

/** The last day on which a card may be sent: a year from today. */
export function lastSendDay(today: string): string {
  const last = new Date(`${today}T00:00:00Z`)
  last.setUTCMonth(last.getUTCMonth() + limits.monthsAhead)
  return last.toISOString().slice(0, 10)
}

export type GiftFault = 'amount' | 'name' | 'email' | 'message' | 'sendOn'

/** Fields that cannot be sent. */
export function listFaults(order: GiftOrder, today: string): GiftFault[] {
  const { name, email, message, sendOn } = order
  const faults: [GiftFault, boolean][] = [
    ['amount', computeAmount(order) === undefined],
    ['name', !name.trim() || name.trim().length > limits.name],
    ['email', readEmail(email) === undefined],
    ['message', message.trim().length > limits.message],
    ['sendOn', sendOn !== '' && (sendOn < today || sendOn > lastSendDay(today))],
  ]
  return faults.flatMap(([field, isWrong]) => (isWrong ? [field] : []))
}

const messageOnCard = 80

/** Whether the card has room for its beginning only. */
export const isLongMessage = (message: string): boolean =>
  message.length > messageOnCard || message.split('\n').length > 2
