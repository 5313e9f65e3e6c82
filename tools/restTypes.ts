import { readFileSync, writeFileSync } from 'node:fs'
import { commandLine } from '#tools/commandLine.ts'

type Schema = {
  $ref?: string
  type?: string | string[]
  description?: string
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  items?: Schema
  anyOf?: Schema[]
}

const heading = `// Written by tools/restTypes.ts from schema/rest/openapi.json.

/** Another service behind the same paths may leave out what it does not know. */
type Maybe<T> = T | null | undefined
`

/**
 * Generates TypeScript types of the described responses. Enumerations become strings: another service may
 * send other values.
 */
export function restTypes(schemas: Record<string, Schema>): string {
  const types = Object.entries(schemas).map(
    ([name, schema]) => `${comment(schema, '')}export type Api${name} = ${typeOf(schema, '')}\n`,
  )
  return [heading, ...types].join('\n')
}

function typeOf(schema: Schema, indent: string): string {
  if (schema.$ref) return `Api${schema.$ref.split('/').at(-1)}`
  const options =
    schema.anyOf?.map((option) => typeOf(option, indent)) ??
    [schema.type ?? 'unknown'].flat().map((type) => typeNamed(type, schema, indent))
  return options.filter((option) => option !== 'null' || options.length === 1).join(' | ')
}

function typeNamed(type: string, schema: Schema, indent: string): string {
  if (type === 'integer') return 'number'
  if (type === 'array') return `Array<${typeOf(schema.items ?? {}, indent)}>`
  return type === 'object' ? objectType(schema, indent) : type
}

function objectType({ properties, additionalProperties }: Schema, indent: string): string {
  if (!properties) {
    const value = typeof additionalProperties === 'object' ? additionalProperties : {}
    return `Record<string, ${typeOf(value, indent)}>`
  }
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(
    ([name, schema]) => `${comment(schema, inner)}${inner}${name}?: Maybe<${typeOf(schema, inner)}>`,
  )
  return `{\n${lines.join('\n')}\n${indent}}`
}

const comment = ({ description }: Schema, indent: string) =>
  description ? `${indent}/** ${description} */\n` : ''

if (import.meta.main) main()

function main(): void {
  const { values } = commandLine({
    usage:
      'Usage: npm run rest-types -- [--check]\nWrites gateway/upstream/api.generated.ts from schema/rest/openapi.json; --check compares only.',
    options: { check: { type: 'boolean' } },
  })
  const file = new URL('../gateway/upstream/api.generated.ts', import.meta.url)
  const description = new URL('../schema/rest/openapi.json', import.meta.url)
  const text = restTypes(JSON.parse(readFileSync(description, 'utf8')).components.schemas)
  if (!values.check) writeFileSync(file, text)
  else if (readFileSync(file, 'utf8') !== text) {
    console.error('gateway/upstream/api.generated.ts is out of date: run `npm run rest-types` and commit it.')
    process.exitCode = 1
  }
}
