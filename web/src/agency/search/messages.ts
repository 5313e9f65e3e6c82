import type { AgencyHitKind } from '#web/lib/graph/graph.generated.ts'

export const messages = {
  search: 'Rechercher',
  searchKey: 'Ctrl K',
  field: 'Nom, référence, téléphone, date…',
  hint: 'Une aventure, un départ, une personne ou une référence. Deux lettres suffisent pour commencer.',
  catalogueHint: 'Une aventure ou un départ, par son nom ou sa date. Deux lettres suffisent pour commencer.',
  results: 'Résultats',
  none: (query: string) => `Rien ne correspond à «\u00a0${query}\u00a0».`,
  failed: 'La recherche n’a pas répondu.',
  searching: 'Recherche en cours',
  found: (count: number) => (count > 1 ? `${count} résultats` : `${count} résultat`),
  canceled: 'Annulé',
  kinds: {
    RESERVATION: 'Réservations',
    CUSTOMER: 'Personnes',
    DEPARTURE: 'Départs',
    EXPEDITION: 'Aventures',
  } satisfies Record<AgencyHitKind, string>,
  noReservation: 'Sans réservation',
  allDepartures: 'Tous ses départs',
}
