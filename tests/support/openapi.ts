import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'

type Json = null | boolean | number | string | Json[] | JsonObject
export type JsonObject = { [key: string]: Json }
type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

export type Operation = {
  name: string
  method: Method
  path: string
  isExtension: boolean
  /** Its response is an endless stream. */
  isStream: boolean
  /** Type of a file that it sends; undefined for JSON. */
  fileType: string | undefined
  needsBearer: boolean
  bodyExample: Json | undefined
  parameters: { in: string; name: string; required: boolean; example: string; schema: JsonObject }[]
  /** Omissions of the description: responses or bodies without example, fields without description. */
  gaps: string[]
}

const methods: Record<string, Method> = {
  get: 'GET',
  post: 'POST',
  patch: 'PATCH',
  put: 'PUT',
  delete: 'DELETE',
}

export function parseDescription(text: string): JsonObject {
  return asObject(JSON.parse(text))
}

export function listOperations(description: JsonObject): Operation[] {
  return Object.entries(asObject(description.paths)).flatMap(([path, item]) =>
    Object.entries(asObject(item)).flatMap(([verb, operation]) => {
      const method = methods[verb]
      return method ? [toOperation(path, method, asObject(operation))] : []
    }),
  )
}

function toOperation(path: string, method: Method, operation: JsonObject): Operation {
  const name = `${method} ${path}`
  const body = toContent(operation.requestBody)
  return {
    name,
    method,
    path,
    isExtension: operation['x-extension'] === true,
    isStream: 'text/event-stream' in findSuccess(operation),
    fileType: Object.keys(findSuccess(operation)).find((type) => !/json|event-stream/.test(type)),
    // An empty requirement among them makes the bearer optional.
    needsBearer: Array.isArray(operation.security) && !JSON.stringify(operation.security).includes('{}'),
    bodyExample: body?.example,
    parameters: asList(operation.parameters).map((parameter) => ({
      in: String(parameter.in),
      name: String(parameter.name),
      required: parameter.required === true,
      example: String(parameter.example ?? ''),
      schema: asObject(parameter.schema),
    })),
    gaps: findGaps(operation, body).map((gap) => `${name}: ${gap}`),
  }
}

const findSuccess = (operation: JsonObject) =>
  asObject(asObject(asObject(operation.responses)['200']).content)

function findGaps(operation: JsonObject, body: JsonObject | undefined): string[] {
  const unexplained = asList(operation.parameters).filter(
    (parameter) => !parameter.description || parameter.example === undefined,
  )
  const silent = Object.entries(asObject(operation.responses)).filter(([, response]) => {
    const content = toContent(response)
    return content !== undefined && (content.example === undefined || content.example === null)
  })
  return [
    ...(operation.summary ? [] : ['no summary']),
    ...(operation.tags ? [] : ['no tag']),
    ...(body && body.example === undefined ? ['no example of its body'] : []),
    ...unexplained.map((parameter) => `parameter ${String(parameter.name)} without description or example`),
    ...silent.map(([status]) => `no example of ${status}`),
  ]
}

/** The path with its examples filled in, and its required query. */
export function samplePath(operation: Operation): string {
  const filled = operation.parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce(
      (path, { name, example }) => path.replace(`{${name}}`, encodeURIComponent(example)),
      operation.path,
    )
  const query = operation.parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name, example }) => `${name}=${encodeURIComponent(example)}`)
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled
}

/** Validates a response against its schema, refusing undeclared fields. */
export function strictValidator(
  description: JsonObject,
  operation: Operation,
  status: number,
): ValidateFunction {
  const pointer = ['paths', operation.path, operation.method.toLowerCase(), 'responses', String(status)]
  const validate = toSchemas(description).getSchema(referenceTo([...pointer, 'content', json, 'schema']))
  if (!validate) throw new Error(`${operation.name} answered ${status}, which it does not describe.`)
  return validate
}

const json = 'application/json'
const referenceTo = (pointer: string[]) =>
  `api#/${pointer.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`

/** Compiled once each, at their first use: compilation takes longer than the calls of most tests. */
const compiled = new WeakMap<JsonObject, Ajv2020>()

function toSchemas(description: JsonObject): Ajv2020 {
  const known = compiled.get(description)
  if (known) return known
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  formats.default(ajv)
  ajv.addSchema(asObject(closeObjects(description)), 'api')
  compiled.set(description, ajv)
  return ajv
}

function closeObjects(node: Json): Json {
  if (Array.isArray(node)) return node.map(closeObjects)
  if (!isObject(node)) return node
  const inner = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, key === 'example' ? value : closeObjects(value)]),
  )
  return isObject(node.properties) && node.additionalProperties === undefined
    ? { ...inner, additionalProperties: false }
    : inner
}

function toContent(message: Json | undefined): JsonObject | undefined {
  const content = asObject(asObject(message).content)
  const body = content[json]
  return isObject(body) ? body : undefined
}

function asList(node: Json | undefined): JsonObject[] {
  return Array.isArray(node) ? node.filter(isObject) : []
}

function asObject(node: Json | undefined): JsonObject {
  return isObject(node) ? node : {}
}

function isObject(node: Json | undefined): node is JsonObject {
  return typeof node === 'object' && node !== null && !Array.isArray(node)
}
