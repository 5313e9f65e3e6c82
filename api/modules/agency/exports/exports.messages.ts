import type { CustomerFormat, ExportInput } from '#api/modules/agency/exports/exports.contract.ts'
import type { TravellerMark } from '#api/modules/reservations/participants.contract.ts'

type Kind = ExportInput['kind']

/** Names of the columns of a list of travellers, by their REST names. */
export const manifestHeads = {
  reference: 'Réservation',
  last_name: 'Nom',
  first_name: 'Prénom',
  phone: 'Téléphone',
  emergency_contact: 'Personne à prévenir',
  diet: 'Régime',
  shoe_size: 'Pointure',
  completness: 'Dossier (%)',
  mark: 'Pointage',
}

export const markWords: Record<TravellerMark, string> = { arrived: 'Arrivé', absent: 'Absent' }

/** Names of what is exported, for the audit log. */
export const exportLabels: Record<Kind, string> = {
  reservations: 'des réservations',
  payments: 'des paiements',
  departures: 'des départs',
  expeditions: 'des aventures',
  guides: 'des guides',
  manifest: 'une liste de voyageurs',
  customer: 'un client',
}

const fileNames: Record<Kind, string> = {
  reservations: 'reservations',
  payments: 'paiements',
  departures: 'departs',
  expeditions: 'aventures',
  guides: 'guides',
  manifest: 'voyageurs',
  customer: 'client',
}

/** « departs-2027-03-10.csv » */
export const toFileName = (kind: Kind, day: string, format: CustomerFormat | 'csv' = 'csv'): string =>
  `${fileNames[kind]}-${day}.${format}`
