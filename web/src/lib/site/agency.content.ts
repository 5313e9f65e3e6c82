import { agencyIdentity } from '#schema/agency.ts'

/** The agency, in fictitious values to be replaced by the operator. */
export const agency = {
  ...agencyIdentity,
  foundingDate: '2018-03-21',
  phoneHref: 'tel:+33400000000',
  country: 'FR',
  /** Where travellers leave a public review; here a page of the site. */
  reviewUrl: '/avis',
  award: 'Entreprise à impact 2025',
  /** Social accounts; `icon` is a file under `/react`. */
  social: [
    { name: 'Instagram', icon: 'instagram', href: 'https://www.instagram.com/explora.example' },
    { name: 'Facebook', icon: 'facebook-white', href: 'https://www.facebook.com/explora.example' },
    { name: 'LinkedIn', icon: 'linkedin', href: 'https://www.linkedin.com/company/explora.example' },
    { name: 'YouTube', icon: 'youtube', href: 'https://www.youtube.com/@explora.example' },
  ],
  cards: [
    { name: 'Visa', icon: 'visa' },
    { name: 'Mastercard', icon: 'mastercard' },
    { name: 'Amex', icon: 'amex' },
  ],
  heroPhoto: {
    name: 'sentier-picos-de-europa-01.jpg',
    upright: 'sentier-picos-de-europa-01-portrait.jpg',
    author: 'Aitzol Berasategi',
  },
}
