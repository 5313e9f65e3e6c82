import {
  type GraphQLEnumType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { agencyWire } from '#gateway/graph/agency/agency.wire.ts'
import {
  type Call,
  type Field,
  getCall,
  listKey,
  listParentKeys,
  listPlaceholders,
  readCalls,
} from '#gateway/graph/wire/call.ts'
import { restName, restWord } from '#gateway/graph/wire/names.ts'
import { findPayload } from '#gateway/graph/wire/resolve.ts'
import { isSpread } from '#gateway/graph/wire/write.ts'
import { isRecord, parseJson } from '#schema/json.ts'
import { currentSchema } from '#tools/rules/schemaDocument.ts'
import type { Finding, SourceFile } from '#tools/rules/sourceFile.ts'

type Json = Record<string, unknown>
type Report = (problem: string) => void

const openApiPath = 'schema/rest/openapi.json'

/** REST properties that no field shows, and fields that `agencyWire` prepares. */
const exceptions = new Set([
  'AgencyExpeditionRow.guide_id',
  'AgencyQuestion.hidden_at',
  'AgencyQuotedGiftCard.state',
  'AgencyReply.hidden_at',
  'AgencyReservation.reference',
  'AgencyStaff.access',
  'AgencyStaff.open_until',
  'AgencyStaff.stepped_up_until',
  'LedgerEntry.recorded_at',
])

/** Compares each `@call` with its REST operation: names, nullability, words of enums, parameters and bodies. */
export function wire(files: SourceFile[]): Finding[] {
  const text = files.find(({ path }) => path === openApiPath)?.text
  if (text === undefined) return []
  const api = toJson(parseJson(text))
  const problems = new Set<string>()
  const compared = new Set<string>()
  for (const { type, field, call } of readCalls(currentSchema(files))) {
    const report: Report = (problem) => problems.add(`${type}.${field.name}: ${problem}`)
    const operations = call.routes.flatMap((route) => {
      const operation = findOperation(api, route)
      if (!operation) report(`${route.method} ${route.path} is no operation of the REST API`)
      return operation ? [operation] : []
    })
    if (operations.length < call.routes.length) continue
    compareRequest(api, { field, call, operations }, report)
    const comparison = { api, compared, report: (problem: string) => problems.add(problem) }
    for (const operation of operations) compareResponse(comparison, field, call, operation)
  }
  return [...problems].map((message) => ({ path: openApiPath, line: 1, message }))
}

const toJson = (value: unknown): Json => (isRecord(value) ? value : {})
const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const without = (path: string) => path.replace(/\{\w+\}/g, '{}')

function findOperation(
  { paths }: Json,
  { method, path }: { method: string; path: string },
): Json | undefined {
  const found = Object.entries(toJson(paths)).filter(([each]) => {
    const [known, targets] = [without(each).split('/'), without(`/api/v1${path}`).split('/')]
    return (
      known.length === targets.length &&
      known.every((part, index) => part === targets[index] || targets[index] === '{}')
    )
  })
  return found.map(([, each]) => toJson(each)[method.toLowerCase()]).find((each) => isRecord(each))
}

/** A schema without its reference, and whether its value may be null. */
function resolve(api: Json, schema: unknown): { schema: Json; isNullable: boolean } {
  const json = toJson(schema)
  if (typeof json.$ref === 'string') {
    const name = json.$ref.split('/').at(-1) ?? ''
    return resolve(api, toJson(toJson(api.components).schemas)[name])
  }
  const options = toList(json.anyOf)
  const values = options.filter((each) => toJson(each).type !== 'null')
  if (options.length > values.length) return { ...resolve(api, values[0]), isNullable: true }
  return { schema: json, isNullable: toList(json.type).includes('null') || toList(json.enum).includes(null) }
}

const getBody = (content: unknown) => toJson(toJson(toJson(content).content)['application/json']).schema

/** Every argument has a parameter or a property of a body, and the other way round. */
function compareRequest(
  api: Json,
  { field, call, operations }: { field: Field; call: Call; operations: Json[] },
  report: Report,
): void {
  const inPath = call.routes.flatMap(({ path }) => listPlaceholders(path))
  const written = writtenNames(field).filter(({ name }) => !inPath.includes(name) && name !== 'key')
  const known = new Set(operations.flatMap((operation) => requestNames(api, operation)))
  for (const { rest, name } of written) if (!known.has(rest)) report(`the request has no ${rest} for ${name}`)
  for (const rest of known)
    if (!written.some((each) => each.rest === rest)) report(`no argument gives ${rest} of the request`)
}

function requestNames(api: Json, { parameters, requestBody }: Json): string[] {
  const query = toList(parameters)
    .map(toJson)
    .filter(({ in: place }) => place === 'query')
  const { schema } = resolve(api, getBody(requestBody))
  return [...query.map(({ name }) => String(name)), ...Object.keys(toJson(schema.properties))]
}

function writtenNames(field: Field): { name: string; rest: string }[] {
  return field.args.flatMap((argument) => {
    const type = getNullableType(argument.type)
    const isApart = `${field.name}.${argument.name}` in agencyWire.write
    if (!isApart && isSpread(argument.name) && isInputObjectType(type))
      return Object.keys(type.getFields()).map((name) => ({ name, rest: restName(type.name, name) }))
    return [{ name: argument.name, rest: restName(field.name, argument.name) }]
  })
}

type Comparison = { api: Json; compared: Set<string>; report: Report }

function compareResponse(comparison: Comparison, field: Field, call: Call, operation: Json): void {
  const { api } = comparison
  const [, response] =
    Object.entries(toJson(operation.responses)).find(([status]) => /^20[01]$/.test(status)) ?? []
  if (!response) return
  const { schema } = resolve(api, getBody(response))
  const properties = toJson(schema.properties)
  const type = getNullableType(field.type)
  const payload = findPayload(field)
  if (payload) comparePayload(comparison, payload, call, schema)
  else if (call.by)
    compareType(comparison, type, toJson(resolve(api, properties[call.at ?? '']).schema).items, field.name)
  else if (isListType(type)) compareType(comparison, type, properties[listKey(call)], field.name)
  else if (isObjectType(type) && type.getFields().nodes) {
    const { next: _, [listKey(call)]: nodes, ...others } = properties
    compareType(comparison, type, { properties: { ...others, nodes } }, field.name)
  } else compareType(comparison, type, call.at ? properties[call.at] : schema, field.name)
}

function comparePayload(
  comparison: Comparison,
  payload: GraphQLObjectType,
  { as, at }: Call,
  schema: Json,
): void {
  if (payload.name in agencyWire.prepare && !as) return
  const properties = toJson(schema.properties)
  for (const { name, type, extensions } of Object.values(payload.getFields())) {
    if (['errors', 'ok', 'conflict', 'alternatives'].includes(name) || extensions.call) continue
    const rest = restName(payload.name, name)
    const value = rest === '.' ? schema : name === as ? (at ? properties[at] : schema) : properties[rest]
    if (value === undefined && as && !isNonNullType(type)) continue
    compareType(comparison, type, value, `${payload.name}.${name}`)
  }
}

/** Compares a type with the schema of its REST value, once. */
function compareType(comparison: Comparison, type: GraphQLOutputType, value: unknown, at: string): void {
  const { api, report } = comparison
  const { schema, isNullable } = resolve(api, value)
  const named = getNullableType(type)
  if (value === undefined) report(`${at} has no REST value`)
  else if (isNonNullType(type) && isNullable && !exceptions.has(at))
    report(`${at} may be null in the REST API`)
  else if (isListType(named)) compareType(comparison, named.ofType, schema.items, at)
  else if (isEnumType(named)) compareWords(comparison, named, schema, at)
  else if (isObjectType(named) && !(named.name in agencyWire.read)) compareObject(comparison, named, schema)
}

function compareWords({ report }: Comparison, type: GraphQLEnumType, { enum: sent }: Json, at: string): void {
  const words = new Set(type.getValues().map(({ name }) => restWord(type, name)))
  const unknown = toList(sent).filter((word) => word !== null && !words.has(String(word)))
  if (unknown.length > 0 && !exceptions.has(at))
    report(`${at}: ${type.name} has no value for ${unknown.join(', ')}`)
}

function compareObject(comparison: Comparison, type: GraphQLObjectType, schema: Json): void {
  const { compared, report } = comparison
  const title = `${type.name} ${Object.keys(toJson(schema.properties))}`
  if (compared.has(title)) return
  compared.add(title)
  const properties = toJson(schema.properties)
  const isPrepared = type.name in agencyWire.prepare
  const own = Object.values(type.getFields()).filter((field) => !getCall(field))
  for (const { name, type: each } of own) {
    const rest = restName(type.name, name)
    const value = rest === '.' ? schema : properties[rest]
    if (value !== undefined || !isPrepared) compareType(comparison, each, value, `${type.name}.${name}`)
  }
  const shown = new Set([
    ...own.map(({ name }) => restName(type.name, name)),
    ...Object.values(type.getFields())
      .flatMap(listParentKeys)
      .map((name) => restName(type.name, name)),
    ...Object.values(type.getFields()).flatMap((field) => getCall(field)?.at ?? []),
  ])
  for (const rest of Object.keys(properties))
    if (!shown.has(rest) && !isPrepared && !exceptions.has(`${type.name}.${rest}`))
      report(`${type.name} has no field for ${rest}`)
}
