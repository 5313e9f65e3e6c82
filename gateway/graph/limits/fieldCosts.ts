import { type FieldNode, type GraphQLField, getNullableType, isListType, Kind } from 'graphql'
import type { ExpeditionRelation } from '#gateway/graph/expeditions/expeditions.model.ts'
import { largestPage, mostByIds } from '#gateway/graph/expeditions/paging.ts'
import type { ReservationRelation } from '#gateway/graph/reservations/reservations.model.ts'
import type { UserRelation } from '#gateway/graph/users/users.model.ts'
import { getCall } from '#gateway/graph/wire/call.ts'
import { calendarWeeks } from '#rules/calendar.ts'
import { calendarPageSize } from '#schema/constants.ts'
import { shortlistLimits } from '#schema/shortlist.ts'

/**
 * Cost of a REST call: fifty, one for each node of the largest page, are refused. Any other field costs 1.
 */
const callCost = 100

type Relations = {
  Expedition: Record<ExpeditionRelation, boolean>
  Reservation: Record<ReservationRelation, boolean>
  User: Record<UserRelation, boolean>
}

/**
 * Relations that make a call for each parent; `false` where one call serves all. Root fields make a call too, and
 * fields with a `@call`.
 */
const makesCall: Record<string, Record<string, boolean>> = {
  Expedition: {
    carbon: false,
    departures: true,
    isFavourite: false,
    messages: true,
    nextDepartures: false,
    questions: true,
    reviews: true,
    reviewStats: true,
    route: true,
    routeText: true,
    similarExpeditions: true,
  },
  Reservation: {
    cancellation: true,
    change: true,
    expedition: true,
    invoices: true,
    participants: true,
    payments: true,
    instalments: true,
    roadBook: true,
  },
  User: {
    calendarFeeds: true,
    cart: true,
    deletableMessageIds: true,
    favourites: true,
    phonePromptVisible: true,
    pledges: true,
    reservations: true,
    sessions: true,
  },
} satisfies Relations
export const rootTypes = new Set(['Query', 'Mutation', 'Subscription'])

const usualListSize = 5

/** Lists of a known size: by ids, of the calendar, shared, and of introspection, which reads a known schema. */
const listSizes: Record<string, number> = {
  'Query.expeditionsByIds': mostByIds,
  'DepartureCalendar.weeks': calendarWeeks,
  'DepartureCalendar.holidays': calendarWeeks / 2,
  'DepartureCalendar.rows': calendarPageSize,
  'CalendarRow.cells': calendarWeeks,
  'Shortlist.items': shortlistLimits.items,
  'Shortlist.people': shortlistLimits.people,
  'ShortlistItem.votes': shortlistLimits.people,
  'ShortlistPerson.weeks': calendarWeeks,
  'ShortlistDate.missing': shortlistLimits.people,
  '__Schema.types': 80,
  '__Schema.directives': 6,
  '__Type.fields': 7,
  '__Type.inputFields': 1,
  '__Type.enumValues': 1,
  '__Type.interfaces': 1,
  '__Type.possibleTypes': 1,
  '__Field.args': 1,
  '__Directive.args': 2,
}

export type FieldDefinition = GraphQLField<unknown, unknown>

type Cost = { cost: number; nodesCost: number }

/** The cost of a field with its selection. An unknown field costs 1: validation refuses it. */
export function fieldCost(
  field: FieldNode,
  parent: string,
  definition: FieldDefinition | undefined,
  below: Cost,
): Cost {
  const name = field.name.value
  const coordinate = `${parent}.${name}`
  const isCall =
    makesCall[parent]?.[name] === true ||
    (rootTypes.has(parent) && !name.startsWith('__')) ||
    (definition !== undefined && isCallOfEach(definition))
  const own = isCall ? callCost : 1
  const size = pageSize(field, definition) ?? listSizes[coordinate] ?? usualListSize
  if (name === 'nodes' || coordinate === 'ExpeditionConnection.matches')
    return { cost: own, nodesCost: below.cost + size * below.nodesCost }
  const times = definition && isListType(getNullableType(definition.type)) ? size : 1
  return { cost: own + times * below.cost + size * below.nodesCost, nodesCost: 0 }
}

/** One call for a list that is searched by an id serves all parents. */
function isCallOfEach(field: FieldDefinition): boolean {
  const call = getCall(field)
  return call !== undefined && call.by === undefined
}

/** Whether a field searches by text: certainly, or depending on a variable. */
export function searchKind(
  { arguments: values }: FieldNode,
  coordinate: string,
): 'text' | 'variable' | 'none' {
  if (coordinate !== 'Query.expeditions' && coordinate !== 'Query.departureCalendar') return 'none'
  const filter = values?.find(({ name }) => name.value === 'filter')?.value
  if (filter?.kind === Kind.VARIABLE) return 'variable'
  const hasText = filter?.kind === Kind.OBJECT && filter.fields.some(({ name }) => name.value === 'query')
  return hasText ? 'text' : 'none'
}

function pageSize(node: FieldNode, definition: FieldDefinition | undefined): number | undefined {
  const argument = definition?.args.find(({ name }) => name === 'first')
  if (!argument) return undefined
  const input = node.arguments?.find(({ name }) => name.value === 'first')?.value
  // The value of a variable is unknown here: counts as the largest page, to which it is limited.
  const requested =
    input?.kind === Kind.INT ? Number(input.value) : input ? largestPage : argument.defaultValue
  return Math.min(Math.max(Number(requested), 1), largestPage)
}
