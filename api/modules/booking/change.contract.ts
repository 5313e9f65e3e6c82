import { Type } from 'typebox'
import { text, whole } from '#api/contract.ts'

export const DateChange = Type.Object(
  {
    hash: text('Changes with any amount; the change refers to it', 'Zl3k9PqL0aYtR8uWxB2cVg'),
    fee_cents: whole('Fee of the change, in cents', 10000),
    difference_cents: whole('Difference of price without the fee, in cents; negative where it falls', 6000),
    refund_cents: whole('Amount given back, in cents', 0),
    balance_cents: whole('Amount due afterwards, in cents', 182600),
  },
  { title: 'DateChange' },
)

const departureId = text('ID of the new departure, of the same expedition', '900012', {
  pattern: '^[0-9]{1,9}$',
})

export const DateChangeQuery = Type.Object({ departure_id: departureId })

export const DateChangeRequest = Type.Object(
  {
    departure_id: departureId,
    quote_hash: text('Hash of the price that the traveller has seen', 'Zl3k9PqL0aYtR8uWxB2cVg', {
      maxLength: 64,
    }),
  },
  { additionalProperties: false },
)
