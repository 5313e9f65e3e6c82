/** Facts of the agency, by their REST names. Texts that it has not are empty. */
export type AgencySettings = {
  name: string
  legal_name: string
  email: string
  phone: string
  street: string
  postal_code: string
  city: string
  siren: string
  vat_number: string
  /** Number in the register of travel agencies. */
  registration: string
  /** Pays travellers back if the agency is insolvent. */
  guarantor: string
  insurer: string
  instagram: string
  facebook: string
  linkedin: string
  youtube: string
  opens_at: number
  closes_at: number
  /** From 1, Monday. */
  weekdays: number[]
  /** Beside public holidays. */
  closed_days: string[]
}

/** Part of the price that a cancellation keeps with at least this many days left. */
export type CancellationTier = { days_left: number; kept_percent: number }

/** Terms of later reservations, by their REST names. */
export type SalesSettings = {
  deposit_percent: number
  balance_days: number
  /** Free this long after the booking, with at least `free_days` left. */
  free_hours: number
  free_days: number
  tiers: CancellationTier[]
  option_hours: number
  reminder_days: number[]
}

/** No fact is invented: what no owner has set is empty, and an unset name is the host of `PUBLIC_URL`. */
export const defaultAgency: AgencySettings = {
  name: '',
  legal_name: '',
  email: '',
  phone: '',
  street: '',
  postal_code: '',
  city: '',
  siren: '',
  vat_number: '',
  registration: '',
  guarantor: '',
  insurer: '',
  instagram: '',
  facebook: '',
  linkedin: '',
  youtube: '',
  opens_at: 9,
  closes_at: 18,
  weekdays: [1, 2, 3, 4, 5],
  closed_days: [],
}

export const defaultSales: SalesSettings = {
  deposit_percent: 30,
  balance_days: 30,
  free_hours: 48,
  free_days: 31,
  tiers: [
    { days_left: 31, kept_percent: 30 },
    { days_left: 15, kept_percent: 50 },
    { days_left: 0, kept_percent: 100 },
  ],
  option_hours: 48,
  reminder_days: [45, 35, 30],
}
