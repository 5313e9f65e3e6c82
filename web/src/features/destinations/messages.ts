import { number } from '#web/lib/format/format.ts'

export const messages = {
  destinations: 'Destinations',
  themes: 'Thèmes',
  all: (count: number | undefined) =>
    count === undefined ? 'Toutes les aventures' : `Toutes les aventures (${number(count)})`,
  calendar: 'Calendrier des départs',
  allThemes: 'Tous les thèmes',
}
