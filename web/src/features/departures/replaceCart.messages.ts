import { counted } from '#web/lib/format/format.ts'

/** Copy of a dialog that loads when it opens. */
export const messages = {
  replace: 'Remplacer ta réservation en cours ?',
  replaceText: (name: string, dates: string, people: string) =>
    `Tu as commencé à réserver « ${name} » (${dates}, ${people}). On ne garde qu’une réservation en cours à la fois.`,
  replaceIt: 'Remplacer',
  keepIt: 'Garder la mienne',
  people: (count: number) => counted(count, 'personne', 'personnes'),
}
