/**
 * Departures that wait for the agency: below their minimum within 35 days, without a guide within 30, or held by unpaid
 * carts for two hours in a day.
 */
export const departureToDos = ['unconfirmed', 'no_guide', 'held_unpaid'] as const
export type DepartureToDo = (typeof departureToDos)[number]
