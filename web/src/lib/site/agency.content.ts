import { agencyEmail } from '#schema/constants.ts'

/** The agency, in fictitious values to be replaced by the operator. */
export const agency = {
  name: 'Explora',
  legalName: 'Explora SAS (fictive)',
  foundingDate: '2018-03-21',
  email: agencyEmail,
  phone: '+33 4 00 00 00 00',
  phoneHref: 'tel:+33400000000',
  street: '1 quai des Exemples',
  postalCode: '74000',
  city: 'Annecy',
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
    name: 'cascade-falaise-feroe-01.jpg',
    upright: 'cascade-falaise-feroe-01-portrait.jpg',
    author: 'Ben Tatlow',
  },
}
