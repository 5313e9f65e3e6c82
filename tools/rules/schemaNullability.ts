import { type FieldDefinitionNode, print } from 'graphql'
import { findingOn, objectFields } from '#tools/rules/schemaDocument.ts'
import type { Finding, SourceFile } from '#tools/rules/sourceFile.ts'

/** Relations that come with their parent's REST response, so that they cannot fail alone. */
const comesWithParent = [
  'AgencyReservation.entries',
  'AgencyReservation.invoices',
  'AgencyReservation.lines',
  'AgencyReservation.mails',
  'AgencyReservation.travellers',
  'CalendarRow.expedition',
  'Collection.expeditions',
  'DepartureChange.departure',
  'Expedition.nextDepartures',
  'ExpeditionConnection.nodes',
  'GuidedDeparture.notes',
  'Message.replies',
  'MessageConnection.nodes',
  'ReviewConnection.nodes',
  'Pledge.departure',
  'ShortlistDate.departure',
  'ShortlistDate.expedition',
  'ShortlistDate.missing',
  'ShortlistItem.expedition',
  'Shortlist.people',
  'ThemeGroup.themes',
]

/** Types of the agency, whose fields come with their parent unless they have a `@call`. */
const ofAgency = /^(Agency|Audit|Manifest|Timeline|Revision)/

/** Lists with their parent that another service may not have at all: null differs from none. */
const optional = ['Cart.codes', 'Cart.options', 'Expedition.days', 'Expedition.priceShares']

/** Lists in the order of their ids, with null for an unknown one. */
const inOrderOfIds = ['Query.expeditionsByIds']

/** Lists of plain values that need a call of their own. */
const needsCall = [
  'AgencySettings.connections',
  'Expedition.routeText',
  'Reservation.instalments',
  'User.deletableMessageIds',
]

/**
 * Requires fields with a call of their own to be nullable, so that a failure costs one field, and other lists
 * to be non-null.
 */
export function schemaNullability(files: SourceFile[]): Finding[] {
  const fields = objectFields(files)
  const entities = fields.filter(({ field }) => field.name.value === 'id').map(({ type }) => type)
  return fields.flatMap(({ type, field }) => {
    const problem = toProblem(type, field, entities)
    return problem ? [findingOn(field.name, problem)] : []
  })
}

function toProblem(type: string, field: FieldDefinitionNode, entities: string[]): string | undefined {
  const written = print(field.type)
  const named = written.replace(/[[\]!]/g, '')
  const isRequired = written.endsWith('!')
  const isList = written.startsWith('[')
  const holdsNulls = inOrderOfIds.includes(`${type}.${field.name.value}`)
  if (isList && !holdsNulls && !/!\]!?$/.test(written)) return `may hold nulls: write [${named}!]`
  if (type === 'Mutation' || type === 'Subscription') return undefined
  if (type === 'Query') return isRequired ? 'needs a call that may fail: make it nullable' : undefined
  const hasCall = field.directives?.some(({ name }) => name.value === 'call') === true
  const coordinate = `${type}.${field.name.value}`
  const isCalled = hasCall || needsCall.includes(coordinate)
  const isWithParent = comesWithParent.includes(coordinate) || (ofAgency.test(type) && !isCalled)
  const isApart = !isWithParent && (isCalled || entities.includes(named) || named.endsWith('Connection'))
  if (isApart && isRequired)
    return 'leads to what has an address of its own: make it nullable, or name it in tools/rules/schemaNullability.ts'
  const isOptional = optional.includes(`${type}.${field.name.value}`)
  if (!isApart && isList && !isRequired && !isOptional) return `comes with its parent: write [${named}!]!`
  return undefined
}
