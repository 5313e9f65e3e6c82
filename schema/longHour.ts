const dayAndHour = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
})

/** « samedi 12 juin à 14 h 30 », « mardi 1er décembre à 3 h » */
export const longHour = (at: Date): string =>
  dayAndHour
    .format(at)
    .replace(/ 1 /, ' 1er ')
    .replace(
      /\b0?(\d{1,2}):(\d\d)$/,
      (_, hour, minute) => `${hour}\u00a0h${minute === '00' ? '' : `\u00a0${minute}`}`,
    )
