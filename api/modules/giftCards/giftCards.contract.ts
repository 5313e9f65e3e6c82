import { type Static, Type } from 'typebox'
import { day, flag, oneOf, text, whole } from '#api/contract.ts'
import { currency } from '#schema/constants.ts'
import { giftCardLimits } from '#schema/giftCard.ts'

export const GiftCardParams = Type.Object({
  code: text('Code, as people write it: case, spaces and dashes do not matter', 'EXP10RADEM0CARDC', {
    maxLength: 60,
  }),
})

export const GiftCard = Type.Object(
  {
    balance_cents: whole('Balance, in cents; 0 where the code is not valid', 15000),
    currency: oneOf([currency], { description: 'Currency of the balance' }),
    valid: flag('Whether the code is that of a paid card, not blocked'),
  },
  { title: 'GiftCard' },
)

const recipient = Type.Object(
  {
    name: text('Name of the recipient, as it stands on the card', 'Inès', {
      minLength: 1,
      maxLength: giftCardLimits.name,
      pattern: '^(?=[^\\u0000-\\u001f]*\\S)[^\\u0000-\\u001f]*$',
    }),
    email: text('Address to which the card is sent', 'ines@example.test', { maxLength: 254 }),
    message: Type.Optional(
      text('Message of the buyer', 'Bon anniversaire, et bon vent !', {
        maxLength: giftCardLimits.message,
        pattern: '^[^\\u0000]*$',
      }),
    ),
    send_on: Type.Optional(day('Day of the mail in Paris, within a year; at once without it', '2027-12-24')),
  },
  { additionalProperties: false, description: 'Person to whom the card is given' },
)

export const GiftCardCreation = Type.Object(
  {
    amount_cents: Type.Integer({
      description: 'Amount, in cents: whole euros',
      examples: [10000],
      minimum: giftCardLimits.leastEuros * 100,
      maximum: giftCardLimits.mostEuros * 100,
      multipleOf: 100,
    }),
    recipient,
    idempotency_key: text('Key of the attempt: repeated, it returns the same payment', 'c0a8f1d2-gift-1', {
      minLength: 8,
      maxLength: 128,
    }),
  },
  { additionalProperties: false },
)
export type GiftCardRequest = Static<typeof GiftCardCreation>
