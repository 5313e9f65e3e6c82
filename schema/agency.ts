import { agencyEmail } from '#schema/constants.ts'

/** Identity of the agency on the site, in mails and on invoices: fictitious values that the operator replaces. */
export const agencyIdentity = {
  name: 'Explora',
  legalName: 'Explora SAS (fictive)',
  email: agencyEmail,
  phone: '+33 4 00 00 00 00',
  street: '1 quai des Exemples',
  postalCode: '74000',
  city: 'Annecy',
}

/** Numbers that invoices must state. Apart, since the site does not load them. */
export const agencyRegistration = {
  siren: '000 000 000',
  vatNumber: 'FR00 000 000 000',
  /** Number in the register of travel agencies. */
  travelAgency: 'IM074000000',
}
