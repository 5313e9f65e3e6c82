import { parisDay } from '#schema/paris.ts'
import { may, type Rights } from '#web/agency/shell/me.rules.ts'
import { messages } from '#web/agency/today/messages.ts'
import type { FailureRowFragment, TodayCardFragment } from '#web/agency/today/Today.generated.ts'
import { dayAndHour } from '#web/lib/format/dayAndHour.ts'
import { singleDay } from '#web/lib/format/format.ts'
import type { AgencyTodayKind, AgencyUrgency } from '#web/lib/graph/graph.generated.ts'

type Row = TodayCardFragment['rows'][number]

/** The list of each card, whose filter finds the rows that the card counts. */
export const listOfCard: Record<AgencyTodayKind, string> = {
  UNCONFIRMED: '/departs?suivi=a-confirmer',
  NO_GUIDE: '/departs?suivi=sans-guide',
  HELD_UNPAID: '/departs?suivi=paniers-impayes',
  OPTIONS_ENDING: '/reservations?vue=fin-options',
  OVERDUE: '/reservations?vue=retards',
  DUE_SOON: '/reservations?vue=echeances',
  QUESTIONS: '/messages',
  REVIEWS: '/avis',
  FAILURES: '/echecs',
}

const departureKinds: readonly AgencyTodayKind[] = ['UNCONFIRMED', 'NO_GUIDE', 'HELD_UNPAID']
export const isOfDeparture = (kind: AgencyTodayKind): boolean => departureKinds.includes(kind)

/** The screen of a row; questions and reviews are decided in their list. */
export function pathOfRow(kind: AgencyTodayKind, { id }: Pick<Row, 'id'>): string {
  if (isOfDeparture(kind)) return `/departs/${id}`
  return kind === 'QUESTIONS' || kind === 'REVIEWS' ? listOfCard[kind] : `/reservations/${id}`
}

type Place = Pick<FailureRowFragment, 'id' | 'kind' | 'reservationId' | 'departureId'>

export function pathOfFailure({ id, kind, reservationId, departureId }: Place): string | undefined {
  if (kind === 'WEBHOOK') return `/reglages/webhooks/${id}`
  if (reservationId) return `/reservations/${reservationId}`
  return departureId ? `/departs/${departureId}` : undefined
}

const tones = { CALM: 'sand', AMBER: 'sun', RED: 'rouge' } as const satisfies Record<AgencyUrgency, string>
export const getTone = (urgency: AgencyUrgency) => tones[urgency]

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs)

/** « depuis 3 jours » */
export function computeAge(since: string, at: string): string {
  const ms = Date.parse(at) - Date.parse(since)
  if (ms < hourMs) return messages.justNow
  return ms < dayMs ? messages.forHours(Math.floor(ms / hourMs)) : messages.forDays(Math.floor(ms / dayMs))
}

/** The measure of a row: its age, or the time that is left. */
export function toMeasure(kind: AgencyTodayKind, { on, at }: Pick<Row, 'on' | 'at'>, readAt: string): string {
  if (kind === 'OPTIONS_ENDING' && at) return messages.ends(dayAndHour(at))
  if (at) return computeAge(at, readAt)
  if (!on) return ''
  const days = daysBetween(parisDay(readAt), on)
  if (kind === 'OVERDUE') return messages.late(-days)
  if (kind === 'DUE_SOON') return days === 0 ? messages.dueToday : messages.due(singleDay(on))
  return messages.inDays(days)
}

/** Measures in numbers, beside the name of a departure. */
export function toPlaces({
  bookedCount,
  groupMin,
}: Pick<Row, 'bookedCount' | 'groupMin'>): string | undefined {
  return bookedCount === null || groupMin === null ? undefined : messages.booked(bookedCount, groupMin)
}

/** The oldest row is the first. */
export function findOldest(card: TodayCardFragment, readAt: string): string | undefined {
  const [failure] = card.failures
  if (failure) return computeAge(failure.at, readAt)
  const [row] = card.rows
  return row && toMeasure(card.kind, row, readAt)
}

type Failed = Pick<FailureRowFragment, 'kind' | 'state'>

export type FailureAction = 'retry' | 'drop' | 'settle'

/** Things that staff do about a failure here; others are done on its screen. */
export function failureActions({ kind, state }: Failed, mayMoveMoney: boolean): FailureAction[] {
  if (kind === 'MAIL') return ['retry', 'drop']
  if (!mayMoveMoney) return []
  if (kind === 'JOB') return ['retry']
  if (kind !== 'REFUND') return []
  if (state === 'FAILED') return ['retry', 'settle']
  return state === 'TO_SEND' ? ['settle'] : []
}

export const failureName = ({ kind, state }: Failed): string =>
  kind === 'JOB' ? messages.failedJob : messages.states[state]

const kindNames = {
  mails: 'MAIL',
  paiements: 'PAYMENT',
  remboursements: 'REFUND',
  taches: 'JOB',
  webhooks: 'WEBHOOK',
} as const
const isKindName = (name: string): name is keyof typeof kindNames => Object.hasOwn(kindNames, name)

/** The kinds of failures that a person may read, with their names in the address. */
export const kindsFor = (me: Rights | null | undefined) =>
  Object.entries(kindNames).filter(
    ([, kind]) => (kind !== 'MAIL' || may(me, 'BOOKINGS')) && (kind !== 'WEBHOOK' || me?.role === 'OWNER'),
  )

/** The kind that the query of an address names; all without one. */
export function readKind(params: URLSearchParams) {
  const name = params.get('quoi') ?? ''
  return isKindName(name) ? kindNames[name] : undefined
}
