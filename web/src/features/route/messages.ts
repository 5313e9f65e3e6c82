import type { ProfileStep, Slope } from '#web/features/route/steps.rules.ts'
import { decimal, number } from '#web/lib/format/format.ts'

const metres = (value: number) => `${number(value)} m`
const kilometres = (value: number) => `${value < 10 && value % 1 !== 0 ? decimal(value) : number(value)} km`

const slopes: Record<Slope, string> = { up: 'montée', down: 'descente', flat: 'plat' }

export const messages = {
  title: 'Le parcours',
  zoom: 'Agrandir un jour',
  whole: 'Tout le parcours',
  map: (days: number) => `Tracé du parcours, en ${days > 1 ? `${days} étapes` : 'une étape'}`,
  profile: (low: number, high: number, km: number) =>
    `Profil d’altitude sur ${kilometres(km)}, de ${metres(low)} à ${metres(high)}`,
  day: (day: number) => `Jour ${day}`,
  about: (hasSurroundings: boolean) =>
    `Tracé approximatif : ne t’en sers pas pour t’orienter.${hasSurroundings ? ' Fond de plan : GSHHG (côtes, rivières, frontières), © les contributeurs d’OpenStreetMap (lacs), GeoNames (villes).' : ''}`,
  slider: 'Profil d’altitude, point par point',
  step: ({ day, km, position, slope }: ProfileStep, total: number) =>
    [
      ...(day === null ? [] : [`Jour ${day}`]),
      `km ${number(km)} sur ${number(total)}`,
      metres(position[2]),
      slopes[slope],
    ].join(', '),
  listen: 'Écouter le profil',
  stop: 'Arrêter',
  notes: 'Son sous le curseur',
  inWords: 'Le parcours en mots',
  highest: 'Point haut',
  distance: (km: number) => number(km),
  metres,
  kilometres,
  locator: 'Où cela se trouve en Europe',
  explore: 'Explorer la carte',
  close: 'Revenir au plan',
  loading: 'La carte arrive…',
  failed: 'La carte n’a pas pu s’ouvrir. Réessaie dans un instant.',
  gpx: 'Télécharger la trace GPX',
}
