/** Authors of payments and refunds who are not of the staff. */
export const entryAuthors = { customer: 'le client', service: 'le site' } as const

/** Reasons of refunds, and names of what follows the sale among the lines of a price. */
export const refundReasons = {
  late: 'Payé après la fin de l’option',
  duplicate: 'Payé deux fois',
  cancellation: 'Annulation',
  change: 'Changement de date',
  agency: 'Décision de l’agence',
} as const
