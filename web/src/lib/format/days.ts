const dayMs = 86_400_000

const paris = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' })

/** The current day in Paris, as the service writes days. */
export const today = (now = new Date()): string => paris.format(now)

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10)
