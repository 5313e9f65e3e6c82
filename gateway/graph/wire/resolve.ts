import {
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNullableType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import type { Context } from '#gateway/graph/context.ts'
import { toUserError } from '#gateway/graph/errors.ts'
import type { UserError } from '#gateway/graph/schema.generated.ts'
import { type Call, type Field, listKey, listParentKeys, readCalls } from '#gateway/graph/wire/call.ts'
import { toConflict } from '#gateway/graph/wire/conflict.ts'
import { restName } from '#gateway/graph/wire/names.ts'
import { type Exceptions, wireReader } from '#gateway/graph/wire/read.ts'
import { readUserErrors } from '#gateway/graph/wire/refusals.ts'
import { toRequest, Unsendable } from '#gateway/graph/wire/request.ts'
import type { WireCalls } from '#gateway/graph/wire/wireCalls.ts'
import { argumentWriter, inputNames, type WriteExceptions } from '#gateway/graph/wire/write.ts'
import type { RestResponse } from '#gateway/upstream/rest.ts'
import { refusedWith } from '#gateway/upstream/restFailure.ts'
import { isRecord } from '#schema/json.ts'

type Values = Readonly<Record<string, unknown>>
type Resolve = (parent: unknown, args: Values, context: Context) => Promise<unknown>

/** The part of the context with which values are read. */
type ReadContext = { wire: Pick<WireCalls, 'toImage'> }

/** Where a value is more than its REST value in the names of the schema. */
export type WireExceptions = Exceptions<ReadContext> & { write: WriteExceptions }

type Wire = {
  read: ReturnType<typeof wireReader<ReadContext>>
  write: ReturnType<typeof argumentWriter>
  prepare: WireExceptions['prepare']
}

/** Gives each field with a `@call` its resolver. */
export function attachCalls(schema: GraphQLSchema, exceptions: WireExceptions): void {
  const { prepare } = exceptions
  const wire: Wire = { read: wireReader(exceptions), write: argumentWriter(exceptions.write), prepare }
  for (const { type, field, call } of readCalls(schema)) {
    if (field.resolve) throw new Error(`${type}.${field.name} has a @call and a resolver`)
    const payload = findPayload(field)
    field.resolve = payload ? changing(wire, field, call, payload) : reading(wire, field, call)
  }
}

/** The type of a payload: it has the reasons of a refusal. */
export function findPayload({ type }: Field): GraphQLObjectType | undefined {
  const named = getNullableType(type)
  return isObjectType(named) && `${named.getFields().errors?.type}` === '[UserError!]!' ? named : undefined
}

/** A value of the REST API; null for what the arguments or the parent do not name. */
const reading =
  ({ read, write }: Wire, field: Field, call: Call): Resolve =>
  async (source, args, context) => {
    const parent = toValues(source)
    if (call.by && parent[call.by] === null) return null
    const request = requestOrNull(call, parent, write(field.name, field.args, args))
    if (!request) return null
    const response = await context.wire.read(request.path)
    const { status, body } = response
    const code = readCode(body)
    if (call.nullOn?.includes(code) || (status === 404 && code.endsWith('_NOT_FOUND'))) return null
    if (status === 400 && 'id' in args) return null
    checkStatus(response)
    if (call.by) return read(field.type, findItem(valueAt(body, call.at), parent[call.by]), context)
    return read(field.type, pickValue(field.type, call, body), context)
  }

/** To customers, and where the service has no agency, its paths do not exist: a 404 is a 403. */
export function checkStatus({ status, body }: Pick<RestResponse, 'status' | 'body'>): void {
  if (status >= 400) throw refusedWith(status === 404 ? 403 : status, body)
}

function requestOrNull(...parts: Parameters<typeof toRequest>) {
  try {
    return toRequest(...parts)
  } catch (error) {
    if (error instanceof Unsendable) return null
    throw error
  }
}

/** The part of a response that a field shows. A connection has its list under `nodes`. */
function pickValue(type: GraphQLOutputType, call: Call, body: unknown): unknown {
  const named = getNullableType(type)
  if (isListType(named)) return valueAt(body, listKey(call))
  if (isObjectType(named) && named.getFields().nodes && isRecord(body))
    return { ...body, nodes: body[listKey(call)] }
  return valueAt(body, call.at)
}

const valueAt = (body: unknown, key: string | undefined): unknown =>
  key === undefined ? body : toValues(body)[key]

const findItem = (list: unknown, id: unknown): unknown =>
  Array.isArray(list) ? list.find((each) => toValues(each).id === id) : undefined

/** A payload: the response of a change, its conflict, or the reasons of its refusal. */
function changing(wire: Wire, field: Field, call: Call, payload: GraphQLObjectType): Resolve {
  const names = inputNames(field.name, field.args)
  return async (source, args, context) => {
    const changed = { ...wire, payload, call, args, context }
    try {
      const request = toRequest(call, toValues(source), wire.write(field.name, field.args, args), args.key)
      const response = await context.wire.send(request)
      const errors = readUserErrors(response, names)
      return errors.length > 0
        ? refusedPayload(changed, response.body, errors)
        : acceptedPayload(changed, response.body)
    } catch (error) {
      if (!(error instanceof Unsendable)) throw error
      return refusedPayload(changed, undefined, [toUserError(...error.refusal)])
    }
  }
}

type Changed = Wire & { payload: GraphQLObjectType; call: Call; args: Values; context: Context }

function acceptedPayload({ read, prepare, payload, call, args, context }: Changed, body: unknown): Values {
  const values = call.as
    ? { ...toValues(body), [restName(payload.name, call.as)]: valueAt(body, call.at) }
    : (prepare[payload.name]?.(toValues(body)) ?? toValues(body))
  return readFields(payload, values, (field) => {
    if (field.name === 'errors') return []
    if (field.name === 'ok') return true
    if (field.name === 'conflict') return null
    const rest = restName(payload.name, field.name)
    // A response without a body is about the row that the arguments name.
    const value = field.name === call.as ? (values[rest] ?? args.id) : rest === '.' ? body : values[rest]
    return read(field.type, value, context)
  })
}

function refusedPayload(changed: Changed, body: unknown, errors: UserError[]): Values {
  const { read, payload, context } = changed
  const values = toValues(body)
  return readFields(payload, {}, (field) => {
    if (field.name === 'errors') return errors
    if (field.name === 'ok') return false
    if (field.name === 'conflict') return findConflict(changed, values.current)
    const list = values[restName(payload.name, field.name)]
    if (isRequiredList(field)) return Array.isArray(list) ? read(field.type, list, context) : []
    return null
  })
}

/** The fields in which a stale change differs from the row as it is stored. */
function findConflict(changed: Changed, current: unknown) {
  const { read, payload, call, args, context } = changed
  if (!isRecord(current)) return null
  const [name = '', row] = storedRow(changed, current)
  const type = payload.getFields()[name]?.type
  const stored = toValues(type && read(type, row, context))
  const sent = args.input ?? toValues(args.value)[name]
  return toConflict(current, call.compare ? toValues(stored[call.compare]) : stored, toValues(sent))
}

/** A stored row and the field of the payload whose type it has; none of a row that shows its version alone. */
function storedRow(
  { prepare, payload, call: { as } }: Changed,
  current: Values,
): [name?: string, row?: unknown] {
  if (as) return [as, current]
  return Object.entries(prepare[payload.name]?.(current) ?? {})[0] ?? []
}

const isRequiredList = ({ type }: Pick<Field, 'type'>) => isNonNullType(type) && isListType(type.ofType)

/** Fields of a payload, and the values that its calls need. */
function readFields(type: GraphQLObjectType, values: Values, readField: (field: Field) => unknown): Values {
  const fields = Object.values(type.getFields())
  return Object.fromEntries([
    ...fields.flatMap(listParentKeys).map((name) => [name, values[restName(type.name, name)] ?? null]),
    ...fields.filter((field) => !field.resolve).map((field) => [field.name, readField(field)]),
  ])
}

const toValues = (value: unknown): Values => (isRecord(value) ? value : {})

function readCode(body: unknown): string {
  const { code } = toValues(toValues(body).error)
  return typeof code === 'string' ? code : ''
}
