/** The day the tests live on, unless one moves the clock itself: a Wednesday morning, before the season. */
export const testNow = new Date('2027-03-10T09:00:00Z')
