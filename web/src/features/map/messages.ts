import { adventures, counted, fromPrice, type Priced } from '#web/lib/format/format.ts'

export const messages = {
  view: 'Affichage',
  list: 'Liste',
  map: 'Carte',
  title: 'Les aventures sur la carte',
  pin: (name: string, expedition: Priced) => `${name}, ${fromPrice(expedition).toLowerCase()}`,
  mergedWord: '\u00a0aventures',
  zoom: (count: number) => `${adventures(count)}, agrandir cette partie de la carte`,
  regions: 'Régions sur la carte',
  seeRegion: (region: string, count: number) => `Voir la région ${region}, ${adventures(count)}`,
  leaveRegion: (region: string) => `Quitter la région ${region}`,
  whole: 'Toute l’Europe',
  places: 'Les points de rendez-vous',
  days: (count: number) => counted(count, 'jour', 'jours'),
  partial: (shown: number, total: number) =>
    `La carte montre les ${shown} premières aventures sur ${total}. Affine ta recherche, ou agrandis la carte, pour voir les autres.`,
  none: 'Aucune aventure de cette recherche n’a de point de rendez-vous ici.',
  explore: 'Explorer la carte',
  close: 'Revenir à la carte simple',
  closeCard: 'Fermer',
  loading: 'La carte arrive…',
  failed: 'La carte n’a pas pu s’ouvrir. Réessaie dans un instant.',
  credit: 'Fond de carte : Natural Earth',
}
