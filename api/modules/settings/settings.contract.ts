import { type Static, Type } from 'typebox'
import { day, text, whole } from '#api/contract.ts'
import { defaultAgency, defaultSales } from '#schema/settings.ts'

const { deposit_percent, balance_days, free_hours, free_days, tiers, option_hours, reminder_days } =
  defaultSales

/** Facts that every page may show. */
const publicFacts = {
  name: text('Name; the host of the site until an owner has saved one', 'Explora'),
  legal_name: text('Name of the company; may be empty', 'Explora SAS (fictive)'),
  email: text('Address for visitors, and for what they send; may be empty', 'bonjour@explora.example'),
  phone: text('Telephone number, in international format; may be empty', '+33 4 00 00 00 00'),
  street: text('Street; may be empty', '1 quai des Exemples'),
  postal_code: text('Postal code; may be empty', '74000'),
  city: text('City; may be empty', 'Annecy'),
  registration: text('Number in the register of travel agencies; may be empty', 'IM074000000'),
  guarantor: text('Financial guarantor, with address; may be empty', 'APST, 15 avenue Carnot, 75017 Paris'),
  insurer: text('Insurer of the liability, with address; may be empty', 'MAIF, 79000 Niort'),
  instagram: text('Page on Instagram; may be empty', 'https://www.instagram.com/explora.example'),
  facebook: text('Page on Facebook; may be empty', 'https://www.facebook.com/explora.example'),
  linkedin: text('Page on LinkedIn; may be empty', 'https://www.linkedin.com/company/explora.example'),
  youtube: text('Page on YouTube; may be empty', 'https://www.youtube.com/@explora.example'),
  opens_at: whole('Hour at which the telephone opens, in Paris', defaultAgency.opens_at),
  closes_at: whole('Hour at which the telephone closes, in Paris', defaultAgency.closes_at),
  weekdays: Type.Array(whole('Day of the week, from 1, Monday', 1), {
    description: 'Days on which the telephone is open, except public holidays',
    examples: [defaultAgency.weekdays],
  }),
  closed_days: Type.Array(day('Day', '2027-12-24'), { description: 'Other closed days', examples: [[]] }),
}

const Tier = Type.Object(
  {
    days_left: whole('Least days left before the first day', 31),
    kept_percent: whole('Percentage of the price that the agency keeps', 30),
  },
  { title: 'CancellationTier' },
)

const publicTerms = {
  deposit_percent: whole('Percentage of the price that is due at the booking', deposit_percent),
  balance_days: whole('Days before the first day on which the balance is due', balance_days),
  free_hours: whole('Hours after the booking in which a cancellation is free', free_hours),
  free_days: whole('Least days left for the free hours', free_days),
  tiers: Type.Array(Tier, {
    description: 'Price of a cancellation: the first tier whose days are left',
    examples: [tiers],
  }),
}

export const AgencyValue = Type.Object(
  {
    ...publicFacts,
    siren: text('SIREN; may be empty', '000 000 000'),
    vat_number: text('VAT number; may be empty', 'FR00 000 000 000'),
  },
  { title: 'AgencySettings' },
)
export type AgencyValue = Static<typeof AgencyValue>

export const SalesValue = Type.Object(
  {
    ...publicTerms,
    option_hours: whole('Hours for which an option keeps its places by default', option_hours),
    reminder_days: Type.Array(whole('Days before the first day', 45), {
      description: 'Days on which an unpaid balance is recalled',
      examples: [reminder_days],
    }),
  },
  { title: 'SalesSettings' },
)
export type SalesValue = Static<typeof SalesValue>

export const Site = Type.Object(
  { ...publicFacts, sales: Type.Object(publicTerms, { title: 'SaleTerms' }) },
  { title: 'Site' },
)
export type Site = Static<typeof Site>
