import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'
import { restName, restWord } from '#gateway/graph/wire/names.ts'
import { isRecord } from '#schema/json.ts'

type Input = GraphQLArgument | GraphQLInputField
type Values = Readonly<Record<string, unknown>>

/** A value to send: its GraphQL name, its REST name, and itself as the REST API spells it. */
export type RestArgument = { name: string; rest: string; value: unknown; isRequired: boolean }

/** Arguments whose REST value has another form, by `field.argument`. */
export type WriteExceptions = Record<string, (value: unknown) => unknown>

/** Input objects whose fields stand beside the other arguments. */
export const isSpread = (argument: string) => ['input', 'change', 'filter'].includes(argument)

export const argumentWriter =
  (exceptions: WriteExceptions) =>
  (field: string, args: readonly GraphQLArgument[], values: Values): RestArgument[] =>
    args.flatMap((argument) => {
      const { name } = argument
      const [type, value] = [getNullableType(argument.type), values[name]]
      const exception = exceptions[`${field}.${name}`]
      if (isSpread(name) && !exception && isInputObjectType(type) && isRecord(value))
        return writeFields(type.name, Object.values(type.getFields()), value)
      const written = writeFields(field, [argument], values)
      return exception ? written.map((each) => ({ ...each, value: exception(each.value) })) : written
    })

/** Fields that are absent stay so. Null is a value of those alone that it empties. */
function writeFields(owner: string, fields: readonly Input[], values: Values): RestArgument[] {
  return fields.flatMap((field) => {
    const value = values[field.name]
    if (value === undefined || (value === null && !isEmptiedByNull(field))) return []
    const [rest, isRequired] = [restName(owner, field.name), isNonNullType(field.type)]
    return [{ name: field.name, rest, value: writeValue(field.type, value), isRequired }]
  })
}

const isEmptiedByNull = ({ astNode, defaultValue }: Input) =>
  defaultValue === null || astNode?.directives?.some(({ name }) => name.value === 'emptiedByNull') === true

/** Names in snake case, words of enums in lower case. */
function writeValue(type: GraphQLInputType, value: unknown): unknown {
  const nullable = getNullableType(type)
  if (value === null) return null
  if (isListType(nullable) && Array.isArray(value))
    return value.map((item) => writeValue(nullable.ofType, item))
  if (isEnumType(nullable)) return restWord(nullable, String(value))
  if (isInputObjectType(nullable) && isRecord(value))
    return toBody(writeFields(nullable.name, Object.values(nullable.getFields()), value))
  return value
}

export const toBody = (written: readonly RestArgument[]) =>
  Object.fromEntries(written.map(({ rest, value }) => [rest, value]))

export function toQuery(written: readonly RestArgument[]): URLSearchParams {
  const query = new URLSearchParams()
  for (const { rest, value, isRequired } of written) {
    const text = toParameter(value)
    if (text !== '' || (isRequired && Array.isArray(value))) query.set(rest, text)
  }
  return query
}

/** One parameter: a list as `1,2`, a list of choices as `snowshoes:1.2,dinner:1`. False is absent. */
export function toParameter(value: unknown): string {
  if (Array.isArray(value)) return value.flatMap(toWord).join(',')
  return value === null || value === false ? '' : String(value)
}

function toWord(item: unknown): string[] {
  if (!isRecord(item)) return [String(item ?? '')]
  const parts = Object.values(item).map((part) => (Array.isArray(part) ? part.join('.') : String(part)))
  return parts.includes('') ? [] : [parts.join(':')]
}

/** GraphQL names by REST names: of the arguments of a mutation, and of all their fields. */
export const inputNames = (field: string, args: readonly GraphQLArgument[]): Map<string, string> =>
  new Map(listNames(field, args))

const listNames = (owner: string, inputs: readonly Input[]): [rest: string, name: string][] =>
  inputs.flatMap(({ name, type }) => {
    const named = getNamedType(type)
    const within = isInputObjectType(named) ? listNames(named.name, Object.values(named.getFields())) : []
    return [[restName(owner, name), name], ...within]
  })
