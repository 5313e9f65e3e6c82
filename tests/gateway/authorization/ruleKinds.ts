export const kinds = [
  'public',
  'personal',
  'owner',
  'agency',
  'agencyOwner',
  'agencyEntry',
  'agencyCatalogue',
  'agencyDepartures',
  'agencyBookings',
  'agencyMoney',
  'agencyMessages',
  'agencySales',
] as const

/**
 * Access to each field. `public`: all callers, with the same value. `personal`: an account, about itself;
 * nothing for a visitor. `owner`: a mutation of a resource that one account owns; for others it does not
 * exist. `agency`: staff with a second factor; `agencyOwner`: owners of the agency among them;
 * `agencyEntry`: staff on the way in; `agencySales`: staff with bookings or money; the others: staff with that permission.
 */
export type Rule = (typeof kinds)[number]
