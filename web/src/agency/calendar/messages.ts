import { datesWithDays } from '#web/lib/format/format.ts'

export const messages = {
  calendar: 'Calendrier des départs',
  before: 'Mois précédent',
  after: 'Mois suivant',
  toList: 'Voir la liste',
  weekdays: ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'],
  empty: 'Aucun départ ce mois-ci.',
  bar: (name: string, start: string, end: string, state: string) =>
    `${name}, ${datesWithDays(start, end)}, ${state}`,
}
