import {
  type GraphQLEnumType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { getCall, listParentKeys } from '#gateway/graph/wire/call.ts'
import { restName, restWord } from '#gateway/graph/wire/names.ts'
import type { RestRecord } from '#gateway/upstream/read.ts'
import { RestFailure } from '#gateway/upstream/restFailure.ts'
import { isRecord, isString } from '#schema/json.ts'

/** Reads a REST value as a value of a GraphQL type; throws where the two disagree. */
type Read<Context> = (value: unknown, at: string, context: Context) => unknown

/** Types that are more than their REST value: read by a function, or by rule after a preparation. */
export type Exceptions<Context> = {
  read: Record<string, (value: unknown, context: Context) => unknown>
  prepare: Record<string, Prepare>
}

type Prepare = (body: RestRecord) => RestRecord

const day = /^\d{4}-\d{2}-\d{2}$/
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/
const scalars: Record<string, (value: unknown) => boolean> = {
  Int: Number.isInteger,
  Float: Number.isFinite,
  Boolean: (value) => typeof value === 'boolean',
  String: isString,
  ID: isString,
  Date: (value) => isString(value) && day.test(value),
  DateTime: (value) => isString(value) && instant.test(value),
}

/** Compiles a reader for each type once. A REST value without a place in the schema is left out. */
export function wireReader<Context>(exceptions: Exceptions<Context>) {
  const readers = new Map<GraphQLOutputType, Read<Context>>()

  function getReader(type: GraphQLOutputType): Read<Context> {
    const known = readers.get(type)
    if (known) return known
    const reader = isNonNullType(type) ? required(compile(type.ofType)) : nullable(compile(type))
    readers.set(type, reader)
    return reader
  }

  function compile(type: GraphQLOutputType): Read<Context> {
    if (isListType(type)) return compileList(getReader(type.ofType))
    if (isEnumType(type)) return compileEnum(type)
    const read = exceptions.read[String(type)]
    if (read) return (value, _, context) => read(value, context)
    if (isObjectType(type)) return compileObject(type, getReader, exceptions.prepare[type.name])
    return compileScalar(String(type))
  }

  return (type: GraphQLOutputType, value: unknown, context: Context): unknown =>
    getReader(type)(value, String(type), context)
}

const nullable =
  <Context>(read: Read<Context>): Read<Context> =>
  (value, at, context) =>
    value === null || value === undefined ? null : read(value, at, context)

const required =
  <Context>(read: Read<Context>): Read<Context> =>
  (value, at, context) => {
    const result = value === null || value === undefined ? null : read(value, at, context)
    if (result === null) throw broken(at, 'a value', value)
    return result
  }

function compileScalar<Context>(type: string): Read<Context> {
  const isGood = scalars[type]
  if (!isGood) throw new Error(`a REST value cannot be read as ${type}`)
  return (value, at) => {
    if (!isGood(value)) throw broken(at, type, value)
    return value
  }
}

function compileObject<Context>(
  type: GraphQLObjectType,
  getReader: (type: GraphQLOutputType) => Read<Context>,
  prepare: Prepare = (body) => body,
): Read<Context> {
  const all = Object.values(type.getFields())
  const own = all.filter((field) => !getCall(field) && !field.resolve)
  const keys = all
    .flatMap(listParentKeys)
    .filter((name) => !own.some((field) => field.name === name))
    .map((name) => ({ name, rest: restName(type.name, name) }))
  const toReader = ({ name, type: each }: (typeof own)[number]) => ({
    name,
    rest: restName(type.name, name),
    at: `${type.name}.${name}`,
    read: getReader(each),
  })
  // Copied for each value: objects of one shape are read and written three times as fast.
  const empty: Record<string, unknown> = Object.fromEntries([...own, ...keys].map(({ name }) => [name, null]))
  // Compiled at the first value: types contain each other.
  let fields: ReturnType<typeof toReader>[] | undefined
  return (value, at, context) => {
    if (!isRecord(value)) throw broken(at, type.name, value)
    const body = prepare(value)
    fields ??= own.map(toReader)
    const result = { ...empty }
    for (const { name, rest, at: coordinate, read } of fields)
      result[name] = read(rest === '.' ? body : body[rest], coordinate, context)
    for (const { name, rest } of keys) result[name] = body[rest] ?? null
    return result
  }
}

function compileList<Context>(read: Read<Context>): Read<Context> {
  return (value, at, context) => {
    if (!Array.isArray(value)) throw broken(at, 'a list', value)
    return value.map((item) => read(item, at, context))
  }
}

function compileEnum<Context>(type: GraphQLEnumType): Read<Context> {
  const values = new Map(type.getValues().map(({ name }) => [restWord(type, name), name]))
  return (value, at) => {
    const name = values.get(String(value))
    if (name === undefined) throw broken(at, `a word of ${type.name}`, value)
    return name
  }
}

const broken = (at: string, expected: string, value: unknown) =>
  new RestFailure('UPSTREAM_BAD_RESPONSE', `${at}: expected ${expected}, got ${nameType(value)}`)

/** Values may be personal: a log names their type alone. */
function nameType(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'a list' : typeof value
}
