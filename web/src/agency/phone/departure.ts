import type { PhoneDepartureQuery } from '#web/agency/phone/Phone.generated.ts'

/** The departure that a booking by phone is for. */
export type PhoneDeparture = NonNullable<NonNullable<PhoneDepartureQuery['agency']>['departure']>
