import { Type } from 'typebox'
import { nullable, oneOf, text, whole } from '#api/contract.ts'

const maxCodes = 5
const optionCode = text('Code of the option', 'location-baudrier', { maxLength: 60 })
const positions = Type.Array(whole('Position of a traveller, from 1', 1, { minimum: 1, maximum: 20 }), {
  description: 'Travellers who have chosen it, by position',
  maxItems: 20,
  uniqueItems: true,
})

export const CartOption = Type.Object(
  {
    code: text('Code of the option; `insurance` for the cancellation insurance', 'location-baudrier'),
    label: text('Label, in French', 'Baudrier et casque'),
    description: nullable(
      text('Description, in French', 'Aux tailles des participants, remis le premier jour.'),
    ),
    price_cents: whole(
      'Price for one traveller, in cents; for the insurance, the most that one traveller adds: a share of his price with options, up to the euro',
      2400,
    ),
    travellers: positions,
  },
  { title: 'CartOption' },
)

export const CartCode = Type.Object(
  {
    code: text('Code, as it is stored', 'BIENVENUE'),
    kind: oneOf(['discount', 'gift_card'], { description: 'Kind of the code' }),
  },
  { title: 'CartCode' },
)

export const CartOptions = Type.Object(
  {
    options: Type.Array(
      Type.Object({ code: optionCode, travellers: positions }, { additionalProperties: false }),
      { description: 'The whole choice: an option that is left out is not chosen', maxItems: 40 },
    ),
  },
  { additionalProperties: false },
)

export const CartCodes = Type.Object(
  {
    codes: Type.Array(
      text('Discount code or gift card, as people write it', 'BIENVENUE', { maxLength: 60 }),
      {
        description: 'All codes of the cart: one discount code at most, any gift cards',
        maxItems: maxCodes,
      },
    ),
  },
  { additionalProperties: false },
)
