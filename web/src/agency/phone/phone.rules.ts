import { inParis } from '#schema/paris.ts'
import { messages } from '#web/agency/phone/messages.ts'
import type { AgencyNewReservationInput } from '#web/lib/graph/graph.generated.ts'

const hourMs = 3_600_000

/** An instant as a field of day and hour shows it, by the clock in Paris. */
export const toParisField = (instant: string): string => inParis(new Date(instant)).toISOString().slice(0, 16)

/** The instant of a field of day and hour in Paris; undefined where none is typed, or the hour does not exist. */
export function readParisField(typed: string): string | undefined {
  const written = Date.parse(`${typed}Z`)
  if (Number.isNaN(written)) return undefined
  return [2, 1]
    .map((hours) => new Date(written - hours * hourMs).toISOString())
    .find((instant) => toParisField(instant) === typed.slice(0, 16))
}

type KnownCustomer = {
  id: string
  firstName: string | null
  lastName: string | null
  isEmailConfirmed: boolean
}

/** Choices of the form besides its text fields. */
export type Choice = {
  departureId: string
  /** Number of travellers. */
  count: number
  /** A known customer; null for a new one. */
  customer: KnownCustomer | null
  isKnown: boolean
  /** Whether the customer is the first traveller. */
  isTravelling: boolean
  /** Positions of the travellers by the code of their option. */
  options: Record<string, number[]>
  /** The typed discount code that is priced; empty without one. */
  discountCode: string
  /** The typed code of a gift card that is priced; empty without one. */
  giftCardCode: string
}

const filled = (message: string) => (value: string) => (value.trim() === '' ? message : undefined)

const customerFields = ['firstName', 'lastName', 'email', 'phone'] as const

/** Rules by the fields that the form shows, in their order. */
export function toRules({
  count,
  isKnown,
  isTravelling,
}: Choice): Record<string, (value: string) => string | undefined> {
  const customer = isKnown
    ? []
    : customerFields.map((name) => [`customer.${name}`, filled(messages.required)])
  const travellers = Array.from({ length: count }, (_, index) => [
    ...(index === 0 && isTravelling ? [] : ['firstName', 'lastName']).map((name) => [
      `travellers.${index}.${name}`,
      filled(messages.required),
    ]),
    [`travellers.${index}.birthDate`, filled(messages.dateMissing)],
  ]).flat()
  const optional = () => undefined
  const hour = (value: string) => (value === '' || readParisField(value) ? undefined : messages.wrongHour)
  return Object.fromEntries([
    ...customer,
    ...travellers,
    ['holdUntil', hour],
    ['discountCode', optional],
    ['giftCardCode', optional],
  ])
}

type Read = (name: string) => string

/** The booking that the form stands for. */
export function readInput(read: Read, choice: Choice): AgencyNewReservationInput {
  const { departureId, count, customer, isKnown, isTravelling, options } = choice
  const [firstName, lastName, email, phone] = customerFields.map((name) => read(`customer.${name}`).trim())
  const known = { firstName: customer?.firstName ?? '', lastName: customer?.lastName ?? '' }
  const own = isKnown ? known : { firstName: firstName ?? '', lastName: lastName ?? '' }
  const travellers = Array.from({ length: count }, (_, index) => ({
    firstName: read(`travellers.${index}.firstName`).trim(),
    lastName: read(`travellers.${index}.lastName`).trim(),
    ...(index === 0 && isTravelling && own),
    birthDate: read(`travellers.${index}.birthDate`),
  }))
  const holdUntil = readParisField(read('holdUntil'))
  const discountCode = read('discountCode').trim()
  const giftCardCode = read('giftCardCode').trim()
  return {
    departureId,
    ...(isKnown
      ? { customerId: customer?.id ?? null }
      : { customer: { ...own, email: email ?? '', phone: phone ?? '' } }),
    travellers,
    options: listChoices(options, count),
    ...(discountCode && { discountCode }),
    ...(giftCardCode && { giftCardCode }),
    ...(holdUntil && { holdUntil }),
  }
}

/** Chosen options, without travellers that a smaller party has left behind. */
export const listChoices = (options: Choice['options'], count: number) =>
  Object.entries(options)
    .map(([code, travellers]) => ({ code, travellers: travellers.filter((position) => position <= count) }))
    .filter(({ travellers }) => travellers.length > 0)

type Refusal = { field?: string | null; message: string }

/** A refused name of the first traveller is that of the customer, where both are one. */
export const toFormField = <T extends Refusal>(refusal: T, { isTravelling, isKnown }: Choice): T =>
  isTravelling &&
  !isKnown &&
  refusal.field?.startsWith('travellers.0.') &&
  !refusal.field.endsWith('birthDate')
    ? { ...refusal, field: refusal.field.replace('travellers.0', 'customer') }
    : refusal

const mostTravellers = 20

type Places = { capacity: number; bookedCount: number; heldCount: number }
/** Numbers of travellers to choose from: up to the free places, without dropping a number that is chosen. */
export const countsFor = (free: number, chosen: number): number[] =>
  Array.from({ length: Math.max(1, chosen, Math.min(free, mostTravellers)) }, (_, index) => index + 1)

export const countFree = ({ capacity, bookedCount, heldCount }: Places): number =>
  Math.max(0, capacity - bookedCount - heldCount)
