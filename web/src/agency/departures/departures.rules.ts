import { messages } from '#web/agency/departures/messages.ts'
import { isDay, isId } from '#web/agency/shell/filter.rules.ts'
import { money, singleDay } from '#web/lib/format/format.ts'
import type {
  AgencyDepartureFilter,
  AgencyDepartureState,
  AgencyDeparturesInput,
} from '#web/lib/graph/graph.generated.ts'

const isState = (value: string): value is AgencyDepartureState => Object.hasOwn(messages.states, value)

/** Conditions on the list, as the address names them. */
export const filterFields = ['aventure', 'guide', 'du', 'au', 'etat', 'suivi'] as const

const toDos = {
  'a-confirmer': 'UNCONFIRMED',
  'sans-guide': 'NO_GUIDE',
  'paniers-impayes': 'HELD_UNPAID',
} as const
const isToDo = (value: string): value is keyof typeof toDos => Object.hasOwn(toDos, value)

/** The filter that the query of an address stands for; parts that mean nothing are left out. */
export function readFilter(params: URLSearchParams): AgencyDepartureFilter {
  const [expeditionId, guideId, from, to, state, toDo] = filterFields.map((name) => params.get(name) ?? '')
  return {
    ...(expeditionId && isId(expeditionId) && { expeditionId }),
    ...(guideId && isId(guideId) && { guideId }),
    ...(from && isDay(from) && { from }),
    ...(to && isDay(to) && { to }),
    ...(state && isState(state) && { states: [state] }),
    ...(toDo && isToDo(toDo) && { toDo: toDos[toDo] }),
  }
}

type Places = { capacity: number; bookedCount: number; heldCount: number; optionCount: number }

/** « 7 + 1 option / 10 », with the places that carts and offers hold besides. */
export function toPlaces({ capacity, bookedCount, heldCount, optionCount }: Places): string {
  const others = heldCount - optionCount
  const options = optionCount > 0 ? ` + ${messages.options(optionCount)}` : ''
  const held = others > 0 ? ` + ${messages.held(others)}` : ''
  return `${bookedCount}${options}${held} / ${capacity}`
}

/** Sum in whole euros, or a dash. */
export const owed = (cents: number): string => (cents > 0 ? money(cents / 100) : messages.none)

const tones = {
  OPEN: 'glacier',
  CONFIRMED: 'pine',
  FULL: 'sun',
  CLOSED: 'sand',
  CANCELED: 'rouge',
  UNDERWAY: 'sand',
  PAST: 'sand',
} as const satisfies Record<AgencyDepartureState, string>

export const getTone = (state: AgencyDepartureState) => tones[state]

export type DepartureValues = { startDate: string; capacity: number; groupMin: number; priceCents: number }

export const toValues = ({
  startDate,
  capacity,
  groupMin,
  priceCents,
}: DepartureValues): DepartureValues => ({
  startDate,
  capacity,
  groupMin,
  priceCents,
})

const mostPlaces = 60
const mostEuros = 20_000
const wholeFrom = (value: string, least: number, most: number): string | undefined =>
  /^\d{1,6}$/.test(value.trim()) && Number(value) >= least && Number(value) <= most
    ? undefined
    : messages.whole(least, most)

type Bounds = { taken: number; today: string }

/** Rules of the form by field: those of the service, before a request. */
export function toRules({ taken, today }: Bounds, capacity: () => string) {
  return {
    startDate: (value: string) => (value > today || taken > 0 ? undefined : messages.dayMissing),
    capacity: (value: string) =>
      wholeFrom(value, 1, mostPlaces) ?? (Number(value) < taken ? messages.belowTaken(taken) : undefined),
    groupMin: (value: string) =>
      wholeFrom(value, 1, mostPlaces) ??
      (Number(value) > Number(capacity()) ? messages.aboveCapacity : undefined),
    priceEuros: (value: string) => wholeFrom(value, 1, mostEuros),
  }
}

/** The values of the form, once its rules hold. */
export function readValues(read: (name: string) => string, base: DepartureValues): DepartureValues {
  return {
    startDate: read('startDate') || base.startDate,
    capacity: Number(read('capacity')),
    groupMin: Number(read('groupMin')),
    priceCents: Number(read('priceEuros')) * 100,
  }
}

/** The form has the price in euros. */
export const toFormField = <T extends { field?: string | null }>(refusal: T): T =>
  refusal.field === 'priceCents' ? { ...refusal, field: 'priceEuros' } : refusal

/** Departures that no longer change cannot be chosen for a change. */
export const isChangeable = ({ state }: { state: AgencyDepartureState }): boolean =>
  state !== 'CANCELED' && state !== 'UNDERWAY' && state !== 'PAST'

const optional = (rule: (value: string) => string | undefined) => (value: string) =>
  value.trim() === '' ? undefined : rule(value)

/** Rules of a change of several departures: an empty field changes nothing. */
export const bulkRules = {
  priceEuros: optional((value) => wholeFrom(value, 1, mostEuros)),
  groupMin: optional((value) => wholeFrom(value, 1, mostPlaces)),
}

/** The choice of no guide; an empty one keeps the guides. */
export const nobody = 'none'

export function readBulk(read: (name: string) => string): AgencyDeparturesInput {
  const [price, minimum, guide] = ['priceEuros', 'groupMin', 'guide'].map((name) => read(name).trim())
  return {
    ...(price && { priceCents: Number(price) * 100 }),
    ...(minimum && { groupMin: Number(minimum) }),
    ...(guide && { guideId: guide === nobody ? null : guide }),
  }
}

const labels: Record<string, string> = {
  startDate: messages.startDate,
  capacity: messages.capacity,
  groupMin: messages.groupMin,
  priceCents: messages.price,
}

export const getLabel = (field: string): string => labels[field] ?? field

/** A value of a field in words, as the choice after a conflict shows it. */
export function shownValue(field: string, value: unknown): string {
  if (field === 'priceCents' && typeof value === 'number') return money(value / 100)
  if (field === 'startDate' && typeof value === 'string') return singleDay(value)
  return String(value)
}
