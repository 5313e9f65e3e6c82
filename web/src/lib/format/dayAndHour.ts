const instants = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})

/** « 03/07/2027 14:05 », by the clock in Paris. */
export const dayAndHour = (instant: string): string => instants.format(new Date(instant))
