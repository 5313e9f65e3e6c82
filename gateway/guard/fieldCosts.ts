import { type FieldNode, type GraphQLField, getNullableType, isListType, Kind } from 'graphql'

/** A call to the REST service: fifty of them, one a node of the largest page, are refused. Any other field costs 1. */
const callCost = 100

/** Relations for which every parent makes a call of its own. A field of a root type makes one as well. */
const relations = new Set([
  'Expedition.departures',
  'Expedition.messages',
  'Expedition.reviews',
  'Expedition.route',
  'Expedition.similarExpeditions',
  'Reservation.expedition',
  'Reservation.participants',
  'User.cart',
  'User.favourites',
  'User.phonePromptVisible',
  'User.reservations',
  'User.sessions',
])
export const rootTypes = new Set(['Query', 'Mutation', 'Subscription'])

const usualListSize = 5

/** Introspection answers a schema that is known, so the sizes of its lists are known too. */
const listSizes: Record<string, number> = {
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

/** Larger pages are cut when they are read, so this is what a variable may ask for. */
const largestPage = 50

export type FieldDefinition = GraphQLField<unknown, unknown>

type Cost = { cost: number; nodesCost: number }

/** What a field costs with what lies below it. One that the schema does not know costs 1: validation refuses it. */
export function fieldCost(
  field: FieldNode,
  parent: string,
  definition: FieldDefinition | undefined,
  below: Cost,
): Cost {
  const name = field.name.value
  const coordinate = `${parent}.${name}`
  const isCall = relations.has(coordinate) || (rootTypes.has(parent) && !name.startsWith('__'))
  const own = isCall ? callCost : 1
  const size = pageSize(field, definition) ?? listSizes[coordinate] ?? usualListSize
  if (name === 'nodes') return { cost: own, nodesCost: below.cost + size * below.nodesCost }
  const times = definition && isListType(getNullableType(definition.type)) ? size : 1
  return { cost: own + times * below.cost + size * below.nodesCost, nodesCost: 0 }
}

function pageSize(node: FieldNode, definition: FieldDefinition | undefined): number | undefined {
  const argument = definition?.args.find(({ name }) => name === 'first')
  if (!argument) return undefined
  const given = node.arguments?.find(({ name }) => name.value === 'first')?.value
  const asked = given?.kind === Kind.INT ? Number(given.value) : given ? largestPage : argument.defaultValue
  return Math.min(Math.max(Number(asked), 1), largestPage)
}
