/** Authors of payments and refunds who are not of the staff. */
export const entryAuthors = { customer: 'le client', service: 'le site' } as const

export const refundReasons = {
  late: 'Payé après la fin de l’option',
  duplicate: 'Payé deux fois',
  cancellation: 'Annulation',
  change: 'Changement de date',
  agency: 'Décision de l’agence',
} as const

/** Lines of a price that follow the sale. */
export const correctionLabels = { cancellation: 'Annulé', change: 'Changement de date' } as const
