import { Type } from 'typebox'
import { flag, oneOf, text, whole } from '#api/contract.ts'
import { currency } from '#schema/constants.ts'

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
