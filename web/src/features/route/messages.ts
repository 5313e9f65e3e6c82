import { decimal, number } from '#web/lib/format/format.ts'

const metres = (value: number) => `${number(value)} m`
const kilometres = (value: number) => `${value < 10 && value % 1 !== 0 ? decimal(value) : number(value)} km`

export const messages = {
  title: 'Le parcours',
  map: (days: number) => `Tracé du parcours, en ${days > 1 ? `${days} étapes` : 'une étape'}`,
  profile: (low: number, high: number) => `Profil d’altitude, de ${metres(low)} à ${metres(high)}`,
  day: (day: number) => `Jour ${day}`,
  way: (from: string, to: string) => (from === to || !from ? to : `${from} → ${to}`),
  measures: (distanceKm: number, ascentM: number, descentM: number) =>
    [kilometres(distanceKm), `${metres(ascentM)} de montée`, `${metres(descentM)} de descente`].join(' · '),
  about: 'Distances et dénivelés approximatifs, répartis d’après le tracé. Fond de carte : Natural Earth.',
  metres,
  kilometres,
  start: 'Départ',
  locator: 'Où cela se trouve en Europe',
  explore: 'Explorer la carte',
  close: 'Revenir au plan',
  loading: 'La carte arrive…',
  failed: 'La carte n’a pas pu s’ouvrir. Réessaie dans un instant.',
  gpx: 'Télécharger la trace GPX',
}
