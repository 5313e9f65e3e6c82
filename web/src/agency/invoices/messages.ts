import type { AgencyInvoiceKind } from '#web/lib/graph/graph.generated.ts'

export const messages = {
  title: 'Argent\u00a0: factures et avoirs',
  intro: 'Chaque document émis, avec son numéro.',
  search: 'Numéro, référence ou nom',
  searchByNumber: 'Numéro ou référence',
  filter: 'Filtrer',
  reset: 'Effacer les filtres',
  kind: 'Document',
  anyKind: 'Tous',
  kinds: { INVOICE: 'Facture', CREDIT_NOTE: 'Avoir' } satisfies Record<AgencyInvoiceKind, string>,
  empty: 'Aucun document pour ces filtres.',
  more: 'Documents suivants',
  first: 'Revenir aux premiers',
  giftCard: 'Carte cadeau',
  open: 'Voir la réservation',
  download: (name: string) => `Télécharger ${name}`,
  named: (kind: string, number: string) => `${kind} ${number}`,
}
