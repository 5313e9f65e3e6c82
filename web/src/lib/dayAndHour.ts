const instants = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})

/** « 3 juil. 2027, 14:05 », by the clock in Paris. */
export const dayAndHour = (instant: string): string =>
  instants.format(new Date(instant)).replaceAll('\u202f', '\u00a0')
