import { settingMessages as messages } from '#api/modules/agency/settings/settings.messages.ts'
import { readEmail } from '#schema/email.ts'
import { readPhone } from '#schema/phone.ts'
import type { AgencySettings } from '#schema/settings.ts'
import { cleanText } from '#schema/text.ts'

/** A message for each field that breaks a rule, by its REST name. */
export type Faults = Record<string, string>

const lengths = {
  name: [2, 60],
  legal_name: [2, 120],
  street: [2, 120],
  postal_code: [2, 12],
  city: [2, 80],
  guarantor: [0, 200],
  insurer: [0, 200],
} as const

const links = ['instagram', 'facebook', 'linkedin', 'youtube'] as const
const longestLink = 200
const mostClosedDays = 60

/** Slots of calls lie between these hours: the telephone opens before the first and closes after the last. */
const openingHours = [6, 11] as const
const closingHours = [15, 22] as const

/** Applies the fields of a change, in their stored form, and reports those that break a rule. */
export function readAgencySettings(
  before: AgencySettings,
  change: Partial<AgencySettings>,
): { value: AgencySettings; faults: Faults } {
  const value = { ...before, ...change }
  const faults: Faults = {}
  const check = (name: keyof AgencySettings, fault: string | undefined) => {
    if (fault && name in change) faults[name] = fault
  }
  for (const name of textNames) {
    const cleaned = cleanText(value[name])
    value[name] = cleaned?.replace(/\s+/g, ' ') ?? ''
    check(name, cleaned === undefined ? messages.text : faultOfText(name, value[name]))
  }
  value.weekdays = value.weekdays.toSorted((one, other) => one - other)
  value.closed_days = value.closed_days.toSorted()
  check('opens_at', faultOfHour(value.opens_at, openingHours))
  check('closes_at', faultOfHour(value.closes_at, closingHours))
  check('weekdays', areWeekdays(value.weekdays) ? undefined : messages.weekdays)
  const areFew = value.closed_days.length <= mostClosedDays && isDistinct(value.closed_days)
  check('closed_days', areFew ? undefined : messages.closedDays(mostClosedDays))
  return { value: { ...value, email: readEmail(value.email) ?? value.email }, faults }
}

const textNames = [
  ...(['name', 'legal_name', 'street', 'postal_code', 'city', 'guarantor', 'insurer'] as const),
  ...(['email', 'phone', 'siren', 'vat_number', 'registration'] as const),
  ...links,
]
type TextName = (typeof textNames)[number]

const patterns: Partial<Record<TextName, readonly [isRight: (text: string) => boolean, fault: string]>> = {
  email: [(text) => readEmail(text) !== undefined, messages.email],
  phone: [(text) => readPhone(text) !== undefined, messages.phone],
  siren: [(text) => /^\d{3} ?\d{3} ?\d{3}$/.test(text), messages.siren],
  vat_number: [(text) => /^[A-Z]{2}[A-Z0-9 ]{2,18}$/.test(text), messages.vatNumber],
  registration: [(text) => /^IM\d{9}$/.test(text), messages.registration],
  ...Object.fromEntries(links.map((name) => [name, [isLink, messages.link]])),
}

function faultOfText(name: TextName, text: string): string | undefined {
  const [isRight, fault] = patterns[name] ?? []
  if (isRight) return isRight(text) ? undefined : text === '' ? messages.required : fault
  const [least, most] = isLimited(name) ? lengths[name] : [0, longestLink]
  if (text === '' && least > 0) return messages.required
  return text.length < least || text.length > most ? messages.length(least, most) : undefined
}

const isLimited = (name: TextName): name is keyof typeof lengths => name in lengths

/** No link at all is fine. */
function isLink(text: string): boolean {
  if (text === '') return true
  return text.length <= longestLink && URL.canParse(text) && new URL(text).protocol === 'https:'
}

const faultOfHour = (hour: number, [least, most]: readonly [number, number]) =>
  hour < least || hour > most ? messages.hour(least, most) : undefined

const isDistinct = (values: (number | string)[]) => new Set(values).size === values.length

const areWeekdays = (days: number[]) =>
  days.length > 0 && isDistinct(days) && days.every((day) => day >= 1 && day <= 7)
