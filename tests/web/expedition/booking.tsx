import type { ReactNode } from 'react'
import { BookingBox } from '#web/features/departures/BookingBox.tsx'
import { ChoiceProvider } from '#web/features/departures/ChoiceProvider.tsx'
import type { DatedLine } from '#web/features/departures/departures.rules.ts'

export const vanoise = {
  id: '1',
  name: 'Les balcons de la Vanoise',
  favouriteCount: 3,
  price: 870,
  minPrice: null,
}

/** The panel of the trip page and, below it, other parts that share its choice. */
export const bookingBox = (departures: DatedLine[] | null, others?: ReactNode) => (
  <ChoiceProvider departures={departures}>
    <BookingBox expedition={vanoise} departures={departures} />
    {others}
  </ChoiceProvider>
)
