import { readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { parse } from 'yaml'
import { isRecord } from '#schema/json.ts'

type Node = Record<string, unknown>

/** The standard's own description, as its package of types has it. */
const components = recordOf(
  parse(readFileSync('node_modules/@octocloud/types/src/openapi.yaml', 'utf8')).components,
)
const schemas = recordOf(components.schemas)

/** Schemas that another one extends: closed, they would refuse its fields. */
const extended = Object.values(schemas)
  .map(recordOf)
  .filter(({ properties }) => properties)
  .flatMap(({ allOf }) => (Array.isArray(allOf) ? allOf.map((part) => toName(recordOf(part).$ref)) : []))

const ajv = new Ajv2020({ strict: false, allErrors: true })
formats.default(ajv)
ajv.addSchema({
  $id: 'octo',
  components: {
    schemas: Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => [name, closed(schema, !extended.includes(name))]),
    ),
  },
})
const compiled = new Map<string, ValidateFunction>()

/** Differences between a value and a schema of the standard; fields that it does not name are differences too. */
export function faultsBy(name: string, value: unknown): string[] {
  const validate =
    compiled.get(name) ?? ajv.compile({ type: 'array', items: { $ref: `octo#/components/schemas/${name}` } })
  compiled.set(name, validate)
  validate(Array.isArray(value) ? value : [value])
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  )
}

/** Closes objects, and writes null as JSON Schema does. */
function closed(node: unknown, isClosed: boolean): unknown {
  if (Array.isArray(node)) return node.map((item) => closed(item, true))
  if (!isRecord(node)) return node
  const { nullable, example: _example, ...rest } = node
  const inner: Node = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, closed(value, true)]),
  )
  const shut = isRecord(node.properties) && isClosed ? { ...inner, unevaluatedProperties: false } : inner
  return nullable === true ? { anyOf: [{ type: 'null' }, shut] } : shut
}

function toName(ref: unknown): string {
  return String(ref).split('/').at(-1) ?? ''
}

function recordOf(value: unknown): Node {
  return isRecord(value) ? value : {}
}
