/** Fewer characters of a search find too much. */
export const shortest = 2

/** Whether a part of an address is the id of a trip, a departure or a guide. */
export const isId = (value: string): boolean => /^[1-9]\d{0,8}$/.test(value)

/** Whether a part of an address is a day. */
export const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value)
