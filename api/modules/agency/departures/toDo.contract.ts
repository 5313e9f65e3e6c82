/** Departures that wait for the agency: below their minimum within 35 days, or without a guide within 30. */
export const departureToDos = ['unconfirmed', 'no_guide'] as const
export type DepartureToDo = (typeof departureToDos)[number]
