import { type Static, Type } from 'typebox'
import { day, flag, instant, nullable, oneOf, text, uuid, whole } from '#api/contract.ts'

/** States of a card that was paid, or given by the agency. */
export const giftCardStates = ['active', 'spent', 'expired', 'blocked'] as const
export type GiftCardState = (typeof giftCardStates)[number]

const exampleId = '5d0f5f0c-6a38-4f7c-8a4b-2f8f4a2f9d11'

export const AgencyGiftCard = Type.Object(
  {
    id: text('ID', exampleId),
    code_end: text('Last four characters of its code', 'CARD'),
    state: oneOf(giftCardStates, { description: 'State', example: 'active' }),
    amount_cents: whole('Amount as it was sold, in cents', 150_00),
    balance_cents: whole('Balance, in cents', 80_00),
    created_at: instant('Time of its order', '2027-03-10T09:00:00.000Z'),
    valid_until: nullable(day('Its last day; null without one', '2029-03-10')),
    buyer_name: nullable(text('Name of the buyer; null without the permission `bookings`', 'Alix Martin')),
    recipient_name: nullable(text('Name of the recipient; null without the permission `bookings`', 'Inès')),
    recipient_email: nullable(
      text('Address of the recipient; null without the permission `bookings`', 'ines@example.test'),
    ),
    send_on: nullable(day('Day for which its mail was ordered; null at once', '2027-12-24')),
    sent_at: nullable(instant('Time of its last mail; null before the first', '2027-03-10T09:00:00.000Z')),
  },
  { title: 'AgencyGiftCard' },
)
export type AgencyGiftCard = Static<typeof AgencyGiftCard>

export const AgencyGiftCards = Type.Object(
  {
    gift_cards: Type.Array(AgencyGiftCard, { description: 'Gift cards, the newest first' }),
    next: nullable(text('Cursor of the next page, for `after`; null on the last', 'MTgwNDY2OTIwMDAwMF8w')),
  },
  { title: 'AgencyGiftCards' },
)

export const GiftCardsQuery = Type.Object({
  q: Type.Optional(
    text('End of a code, whole code, or words of the buyer and the recipient', 'CARD', {
      minLength: 2,
      maxLength: 100,
    }),
  ),
  state: Type.Optional(oneOf(giftCardStates, { description: 'State' })),
  has_balance: Type.Optional(oneOf(['true'], { description: 'Only those with a balance' })),
  first: Type.Optional(text('Number of cards, 50 at most', '50', { pattern: '^([1-9]|[1-4][0-9]|50)$' })),
  after: Type.Optional(text('Cursor of the former page', 'MTgwNDY2OTIwMDAwMF8w', { maxLength: 200 })),
})

export const AgencyGiftCardParams = Type.Object({ id: uuid('ID of the gift card', exampleId) })

export const GiftCardBlock = Type.Object(
  {
    blocked: flag('Whether the code pays nothing from now on'),
    reason: text('Reason, for the audit log', 'Code publié par erreur', { minLength: 3, maxLength: 300 }),
  },
  { title: 'AgencyGiftCardBlock', additionalProperties: false },
)
export type GiftCardBlock = Static<typeof GiftCardBlock>

export const GiftCardExtension = Type.Object(
  { valid_until: day('New last day: later than the present one and than today', '2030-03-10') },
  { title: 'AgencyGiftCardExtension', additionalProperties: false },
)
