import { Type } from 'typebox'

/** Beyond any group, and small enough for exact sums. */
const mostUnits = 9_999

const text = Type.Optional(Type.String())

/** Body of both availability calls. Ids may be missing: that has a code of its own. */
export const AvailabilityBody = Type.Object({
  productId: text,
  optionId: text,
  localDate: text,
  localDateStart: text,
  localDateEnd: text,
  availabilityIds: Type.Optional(Type.Array(Type.String(), { minItems: 1, maxItems: 100 })),
  units: Type.Optional(
    Type.Array(
      Type.Object({ id: Type.String(), quantity: Type.Integer({ minimum: 0, maximum: mostUnits }) }),
      { maxItems: 100 },
    ),
  ),
  currency: Type.Optional(Type.Union([Type.String(), Type.Null()])),
})
