/** Words that formats need. */
export const messages = {
  day: 'jour',
  days: 'jours',
  adventure: 'aventure',
  adventures: 'aventures',
  place: 'place',
  places: 'places',
  full: 'Complet',
  datesToCome: 'Dates à venir',
  openUntil: (hour: number) => `ouvert jusqu’à ${hour} h`,
  opensToday: (hour: number) => `ouvre à ${hour} h`,
  opensOn: (day: string, hour: number) => `rouvre ${day} ${hour} h`,
  tomorrow: 'demain',
}
