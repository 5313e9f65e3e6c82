import { type Static, Type } from 'typebox'
import { instant, oneOf, text } from '#api/contract.ts'
import { callbackSlots } from '#schema/callbacks.ts'
import { maxNameLength, maxPhoneInputLength } from '#schema/constants.ts'

export const CallbackRequest = Type.Object(
  {
    name: text('Name of the person to call', 'Camille Rochette', { maxLength: maxNameLength }),
    phone: text('Phone number in any format; French unless it begins with +', '06 12 34 56 78', {
      maxLength: maxPhoneInputLength,
    }),
    slot: oneOf(callbackSlots, {
      description: 'Time slot within the support hours in Paris: 9 to 12, 12 to 14, 14 to 18',
    }),
  },
  { title: 'CallbackRequest', additionalProperties: false },
)
export type CallbackRequest = Static<typeof CallbackRequest>

export const Callback = Type.Object(
  {
    call_from: instant('Earliest time of the call', '2027-03-11T08:00:00.000Z'),
    call_until: instant('Latest time of the call, exclusive', '2027-03-11T11:00:00.000Z'),
  },
  { title: 'Callback' },
)
