import { messages as agencyMessages } from '#web/agency/messages.ts'
import { messages } from '#web/agency/settings/messages.ts'
import type { FactsSectionFragment, SalesSectionFragment } from '#web/agency/settings/Settings.generated.ts'

export type Tier = { daysLeft: number; keptPercent: number }

export const textFields = [
  ...(['name', 'legalName', 'street', 'postalCode', 'city', 'email', 'phone'] as const),
  ...(['siren', 'vatNumber', 'registration', 'guarantor', 'insurer'] as const),
  ...(['instagram', 'facebook', 'linkedin', 'youtube'] as const),
]
const optional: readonly string[] = ['guarantor', 'insurer', 'instagram', 'facebook', 'linkedin', 'youtube']

export type Facts = Omit<FactsSectionFragment, '__typename' | 'version' | 'changedBy' | 'changedAt'>
export type Sales = Omit<
  SalesSectionFragment,
  '__typename' | 'version' | 'changedBy' | 'changedAt' | 'tiers'
> & {
  tiers: Tier[]
}

export function toFacts(section: FactsSectionFragment): Facts {
  const { __typename: _type, version: _version, changedBy: _by, changedAt: _at, ...facts } = section
  return facts
}

export function toSales(section: SalesSectionFragment): Sales {
  const { __typename: _type, version: _version, changedBy: _by, changedAt: _at, tiers, ...sales } = section
  return { ...sales, tiers: tiers.map(({ daysLeft, keptPercent }) => ({ daysLeft, keptPercent })) }
}

type Read = (name: string) => string
type Rule = (value: string) => string | undefined

/** Reads the form; the chosen days are no text fields. */
export function readFacts(read: Read, chosen: Pick<Facts, 'weekdays' | 'closedDays'>): Facts {
  const line = (name: (typeof textFields)[number]) => read(name).trim()
  return {
    name: line('name'),
    legalName: line('legalName'),
    street: line('street'),
    postalCode: line('postalCode'),
    city: line('city'),
    email: line('email'),
    phone: line('phone'),
    siren: line('siren'),
    vatNumber: line('vatNumber'),
    registration: line('registration'),
    guarantor: line('guarantor'),
    insurer: line('insurer'),
    instagram: line('instagram'),
    facebook: line('facebook'),
    linkedin: line('linkedin'),
    youtube: line('youtube'),
    opensAt: Number(read('opensAt')),
    closesAt: Number(read('closesAt')),
    ...chosen,
  }
}

const numberFields = ['depositPercent', 'balanceDays', 'freeHours', 'freeDays', 'optionHours'] as const

export const readSales = (read: Read, tierCount: number): Sales => ({
  depositPercent: Number(read('depositPercent')),
  balanceDays: Number(read('balanceDays')),
  freeHours: Number(read('freeHours')),
  freeDays: Number(read('freeDays')),
  optionHours: Number(read('optionHours')),
  reminderDays: read('reminderDays')
    .split(/[,;\s]+/)
    .filter(Boolean)
    .map(Number),
  tiers: Array.from({ length: tierCount }, (_, index) => ({
    daysLeft: Number(read(`tiers.${index}.daysLeft`)),
    keptPercent: Number(read(`tiers.${index}.keptPercent`)),
  })),
})

const required: Rule = (value) => (value.trim() ? undefined : messages.required)
const whole: Rule = (value) => (/^\d{1,3}$/.test(value.trim()) ? undefined : messages.number)
const wholes: Rule = (value) => (/^[\d,;\s]*$/.test(value) ? undefined : messages.numbers)
const any: Rule = () => undefined

export const factRules: Record<string, Rule> = {
  ...Object.fromEntries(textFields.map((name) => [name, optional.includes(name) ? any : required])),
  opensAt: whole,
  closesAt: whole,
  weekdays: any,
  closedDays: any,
}

export const saleRules = (tierCount: number): Record<string, Rule> => ({
  ...Object.fromEntries(numberFields.map((name) => [name, whole])),
  ...Object.fromEntries(
    Array.from({ length: tierCount }, (_, index) => [
      [`tiers.${index}.daysLeft`, whole],
      [`tiers.${index}.keptPercent`, whole],
    ]).flat(),
  ),
  tiers: any,
  reminderDays: wholes,
})

export const getLabel = (field: string): string => messages.labels[field] ?? field

const isTier = (value: unknown): value is Tier =>
  typeof value === 'object' && value !== null && 'daysLeft' in value && 'keptPercent' in value

/** A value of a field in words, for a choice between two. */
export function shownValue(_field: string, value: unknown): string {
  if (Array.isArray(value)) return value.map(shownItem).join(', ') || agencyMessages.noValue
  return String(value ?? '') || agencyMessages.noValue
}

const shownItem = (item: unknown): string =>
  isTier(item) ? messages.shownTier(item.daysLeft, item.keptPercent) : String(item)
