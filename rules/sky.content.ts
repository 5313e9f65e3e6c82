/** Time zone of a country, by its code: that of the adventures there. */
export const timeZones: Readonly<Record<string, string>> = {
  AT: 'Europe/Vienna',
  CH: 'Europe/Zurich',
  ES: 'Europe/Madrid',
  FI: 'Europe/Helsinki',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  GR: 'Europe/Athens',
  IS: 'Atlantic/Reykjavik',
  IT: 'Europe/Rome',
  NO: 'Europe/Oslo',
  PT: 'Europe/Lisbon',
  RO: 'Europe/Bucharest',
  SE: 'Europe/Stockholm',
  SI: 'Europe/Ljubljana',
}

export const skyWords = {
  auroraNight: 'Nuit noire\u00a0: idéal pour les aurores',
  auroraMoon: (moon: number) => `La lune (${moon}\u00a0%) gênera les aurores faibles`,
  auroraBright: 'Nuits trop claires pour des aurores',
  stars: 'Ciel d’étoiles',
  polarDay: 'Le soleil ne se couche pas',
  polarNight: 'Le soleil ne se lève pas',
  daylight: (minutes: number) =>
    `${Math.floor(minutes / 60)}\u00a0h\u00a0${String(minutes % 60).padStart(2, '0')} de jour`,
  withMoon: (light: string, moon: number) => `${light}, lune à ${moon}\u00a0%`,
}
