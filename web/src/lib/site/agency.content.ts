/** Facts of the agency that no owner edits, in fictitious values to be replaced by the operator. */
export const agency = {
  foundingDate: '2018-03-21',
  country: 'FR',
  /** Where travellers leave a public review; here a page of the site. */
  reviewUrl: '/avis',
  award: 'Entreprise à impact 2025',
  cards: [
    { name: 'Visa', icon: 'visa' },
    { name: 'Mastercard', icon: 'mastercard' },
    { name: 'Amex', icon: 'amex' },
  ],
  heroPhoto: {
    name: 'sentier-picos-de-europa-01.jpg',
    upright: 'sentier-picos-de-europa-01-upright.jpg',
    author: 'Aitzol Berasategi',
  },
}
