/** The date of the tests, unless one moves the clock: a Wednesday morning, before the season. */
export const testNow = new Date('2027-03-10T09:00:00Z')
