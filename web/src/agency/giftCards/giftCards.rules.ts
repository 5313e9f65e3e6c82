import { euros } from '#schema/frenchFormats.ts'
import type { GiftCardRowFragment } from '#web/agency/giftCards/GiftCards.generated.ts'
import { messages } from '#web/agency/giftCards/messages.ts'
import { shortest } from '#web/agency/shell/filter.rules.ts'
import { singleDay } from '#web/lib/format/format.ts'
import type { AgencyGiftCardFilter, AgencyGiftCardState } from '#web/lib/graph/graph.generated.ts'

const isState = (value: string): value is AgencyGiftCardState => Object.hasOwn(messages.states, value)

/** The filter that the query of an address stands for; parts that mean nothing are left out. */
export function getFilter(params: URLSearchParams): AgencyGiftCardFilter {
  const query = params.get('q')?.trim() ?? ''
  const state = params.get('etat') ?? ''
  return {
    ...(query.length >= shortest && { query }),
    ...(isState(state) && { state }),
    ...(params.get('solde') === 'oui' && { hasBalance: true }),
  }
}

type Card = GiftCardRowFragment
export type CardAction = 'block' | 'unblock' | 'extend' | 'resend'

/** Actions that the state of a card allows. */
export function listActions({ state, validUntil }: Pick<Card, 'state' | 'validUntil'>): CardAction[] {
  if (state === 'BLOCKED') return ['unblock']
  if (state === 'SPENT') return []
  const extend: CardAction[] = validUntil === null ? [] : ['extend']
  return state === 'ACTIVE' ? ['resend', ...extend, 'block'] : [...extend, 'block']
}

/** Facts below the amount: the people that the reader may see, and the days. */
export function listFacts(card: Card): string[] {
  const { buyerName, recipientName, createdAt, validUntil, sendOn, sentAt } = card
  const people =
    buyerName && recipientName && buyerName !== recipientName
      ? messages.from(buyerName, recipientName)
      : recipientName && messages.to(recipientName)
  const sending = sentAt
    ? messages.sent(singleDay(sentAt.slice(0, 10)))
    : sendOn && messages.toSend(singleDay(sendOn))
  return [
    people,
    messages.soldOn(singleDay(createdAt.slice(0, 10))),
    validUntil && messages.until(singleDay(validUntil)),
    sending,
  ].filter((fact): fact is string => Boolean(fact))
}

export const toAmount = ({ balanceCents, amountCents }: Pick<Card, 'balanceCents' | 'amountCents'>) =>
  messages.left(euros(balanceCents), euros(amountCents))

/** The same day one year later. */
export function nextYear(day: string): string {
  return `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`.replace('-02-29', '-02-28')
}
