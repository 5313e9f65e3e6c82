/** The kinds of trip, as the catalogue names them. */
export type ExpeditionType =
  /** « En Base Camp »: one place to sleep. */
  | 'EN_BASE_CAMP'
  /** « En itinérance »: another place each night. */
  | 'EN_ITINERANCE'
  /** « Expédition »: for adults. */
  | 'EXPEDITION'
  /** « Sans les parents »: for children alone. */
  | 'SANS_LES_PARENTS';
