type Json = null | boolean | number | string | Json[] | JsonObject
export type JsonObject = { [key: string]: Json }

const statusWords: Record<string, string> = {
  200: 'Success',
  201: 'Created',
  204: 'Success, no content',
  303: 'Redirect',
  400: 'The request is malformed',
  401: 'The bearer token is missing, expired or revoked',
  404: 'The resource does not exist',
  409: 'The request conflicts with the current state of the resource',
  422: 'The request contains invalid values',
  429: 'Too many requests; `Retry-After` is the delay in seconds',
}

/**
 * Makes a generated description readable and usable for code generation: each titled schema once under
 * `components`, each response with a description and an example composed of its fields' examples.
 */
export function nameSchemas(document: JsonObject): JsonObject {
  const named: JsonObject = {}
  const paths = hoist(withExamples(document.paths ?? {}), named)
  const components = { ...asObject(document.components), schemas: sortedByKey(named) }
  return { ...document, paths, components }
}

function hoist(node: Json, named: JsonObject): Json {
  if (Array.isArray(node)) return node.map((item) => hoist(item, named))
  if (!isObject(node)) return node
  const inner = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key.startsWith('example') ? value : hoist(value, named),
    ]),
  )
  const { title, type } = inner
  if (typeof title !== 'string' || type === undefined) return inner
  const reference = { $ref: `#/components/schemas/${title}` }
  if (!Array.isArray(type)) {
    // The first description stays: swagger rewrites the examples of JSON responses, not those of a stream.
    named[title] ??= inner
    return reference
  }
  named[title] ??= { ...inner, type: type.find((each) => each !== 'null') ?? 'object' }
  return { anyOf: [reference, { type: 'null' }] }
}

function withExamples(node: Json): Json {
  if (Array.isArray(node)) return node.map(withExamples)
  if (!isObject(node)) return node
  const { schema } = node
  const inner = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === 'responses' ? toResponses(value) : withExamples(value),
    ]),
  )
  return isObject(schema) && !('in' in node) ? { ...inner, example: toExample(schema) } : inner
}

function toResponses(responses: Json): Json {
  return Object.fromEntries(
    Object.entries(asObject(responses)).map(([status, response]) => [
      status,
      { ...asObject(withExamples(response)), description: statusWords[status] ?? 'Response' },
    ]),
  )
}

/** Composes an example of a whole from the examples of its parts. */
export function toExample(schema: JsonObject): Json {
  if ('example' in schema) return schema.example ?? null
  if (Array.isArray(schema.examples)) return schema.examples[0] ?? null
  if (isObject(schema.properties))
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, field]) => [name, toExample(asObject(field))]),
    )
  if (isObject(schema.items)) return schema.maxItems === 0 ? [] : [toExample(schema.items)]
  const [first] = Array.isArray(schema.anyOf) ? schema.anyOf : []
  return isObject(first) ? toExample(first) : null
}

function sortedByKey(object: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(object).sort(([a], [b]) => a.localeCompare(b)))
}

function asObject(node: Json | undefined): JsonObject {
  return isObject(node) ? node : {}
}

function isObject(node: Json | undefined): node is JsonObject {
  return typeof node === 'object' && node !== null && !Array.isArray(node)
}
