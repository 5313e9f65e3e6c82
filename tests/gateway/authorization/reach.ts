import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql'

type Field = GraphQLField<unknown, unknown>

/** The path to a type from a root: `me { cart`, with the names on the way. */
export type Reach = { type: GraphQLObjectType; opened: string; names: string[] }

/** Values of required arguments. */
const input: Record<string, string> = {
  'AgencyDeparture.phoneQuote':
    '(birthDates: [null], discountCode: "BIENVENUE", giftCardCode: "EXP10RADEM0CARDC")',
  'Query.accessFrom': '(city: "lyon", expeditionIds: ["2"])',
  'Query.expedition': '(slug: "balcons-de-la-vanoise")',
  'Query.expeditionsByIds': '(ids: ["1"])',
  'Query.theme': '(path: "neige/laponie")',
  'Query.reservation': '(id: "RESERVATION")',
  'Query.payment': '(id: "PAYMENT")',
  'Reservation.change': '(departureId: "2")',
  'Query.waitingEntry': '(token: "uI5v5f8b0hYkz5uF6cJmNq0mXb3o4Tq6p8r0s2t4u6w")',
  'Query.shortlist': '(token: "q7Zr1cXo5v8b0hYkz5uF6c", personKey: "m0mXb3o4Tq6p8r0s2t4u6w")',
  'Query.giftCard': '(code: "EXP10RADEM0CARDC")',
  'Query.guidedDeparture': '(id: "1")',
  'Agency.search': '(query: "vanoise")',
  'Agency.departure': '(id: "1")',
  'Agency.expedition': '(id: "1")',
  'Agency.reservation': '(id: "RESERVATION")',
  'AgencyReservation.moveQuote': '(departureId: "2")',
  'Agency.job': '(id: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e")',
  'Agency.import': '(id: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e")',
  'Agency.export': '(id: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e")',
  'AgencyReservation.mailPreview': '(kind: CONFIRMATION)',
  'Agency.customer': '(id: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e")',
  'AgencySettings.webhookDeliveries': '(webhookId: "0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e")',
  'Agency.figures': '(from: "2027-03-01", to: "2027-03-10")',
  'Query.agencyInvitation': '(token: "uI5v5f8b0hYkz5uF6cJmNq0mXb3o4Tq6p8r0s2t4u6w")',
  'Query.searchSuggestions': '(query: "kay")',
  'Query.ask': '(text: "kayak en juin")',
  'Query.expeditions': '(filter: { query: "kayack" }, first: 3)',
}

/** All readable object types, by the shortest path. */
export function reaches(schema: GraphQLSchema): Reach[] {
  const root = schema.getQueryType()
  const found: Reach[] = root ? [{ type: root, opened: '', names: [] }] : []
  for (const { type, opened, names } of found)
    for (const field of Object.values(type.getFields()).toSorted(oneBeforeMany)) {
      const below = getNamedType(field.type)
      const way = `${opened} { ${called(type, field)}`
      const path = [...names, field.name]
      if (isObjectType(below)) add({ type: below, opened: way, names: path })
      if (isUnionType(below))
        for (const member of below.getTypes())
          add({ type: member, opened: `${way} { ... on ${member.name}`, names: path })
    }
  return found

  function add(reach: Reach): void {
    if (!found.some(({ type }) => type === reach.type)) found.push(reach)
  }
}

/** One expedition with all its relations takes few calls; lists take many. */
const oneBeforeMany = (one: Field, other: Field) => Number(isMany(one)) - Number(isMany(other))
const isMany = ({ type }: Field) => isListType(getNullableType(type))

function called({ name }: GraphQLObjectType, field: Field): string {
  const written = input[`${name}.${field.name}`] ?? ''
  if (!written && field.args.some((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined))
    throw new Error(`${name}.${field.name} has an argument that these tests do not give.`)
  return `${field.name}${written}`
}

/** A field; of an object type, only its presence. */
const written = (type: GraphQLObjectType, field: Field) =>
  `${called(type, field)}${isCompositeType(getNamedType(field.type)) ? ' { __typename }' : ''}`

export const allFields = (type: GraphQLObjectType): string =>
  Object.values(type.getFields())
    .map((field) => written(type, field))
    .join(' ')

const closed = (opened: string, selection: string) =>
  `${opened} { ${selection} }${' }'.repeat(opened.split('{').length - opened.split('}').length)}`

/** All fields of a type in one query; those of the root one by one, since each is a call. */
export function listQueries({ type, opened, names }: Reach): string[] {
  if (names.length > 0) return [closed(opened, allFields(type))]
  return Object.values(type.getFields()).map((field) => `{ ${written(type, field)} }`)
}

/** Some fields of a type in one query. */
export const describeReach = ({ type, opened }: Reach, names: string[]): string =>
  closed(
    opened,
    Object.values(type.getFields())
      .filter(({ name }) => names.includes(name))
      .map((field) => written(type, field))
      .join(' '),
  )

/** The values of a field in a response: `at(data, ['me', 'cart', 'total'])`. */
export function at(data: unknown, names: string[]): unknown[] {
  const [name, ...rest] = names
  if (data === undefined) return []
  if (Array.isArray(data)) return data.flatMap((item) => at(item, names))
  if (name === undefined) return [data]
  const entry =
    typeof data === 'object' && data ? Object.entries(data).find(([key]) => key === name) : undefined
  return at(entry?.[1], rest)
}
