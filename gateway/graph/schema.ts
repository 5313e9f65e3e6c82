import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { type ASTNode, type DocumentNode, GraphQLError, GraphQLSchema, Kind, type ValueNode } from 'graphql'
import { gql } from 'graphql-tag'
import { agencyWire } from '#gateway/graph/agency/agency.wire.ts'
import { resolvers } from '#gateway/graph/resolvers.ts'
import { attachCalls } from '#gateway/graph/wire/resolve.ts'
import { isString, parse, recordOf } from '#schema/json.ts'

const folder = join(import.meta.dirname, '../../schema')

/** Reads the schema, one file a domain word. */
function readTypeDefs(): DocumentNode {
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.graphql') && name !== 'released.graphql')
    .map((name) => readFileSync(join(folder, name), 'utf8'))
  return gql(texts.join('\n'))
}

/** The operations of the site that its build has registered: document by hash. */
export function readManifest(): Record<string, string> {
  const path = join(folder, 'operations.json')
  const manifest = parse(recordOf(isString), readFileSync(path, 'utf8'))
  if (!manifest) throw new Error(`${path} is not an operation manifest: run npm run codegen`)
  return manifest
}

/** Models validate output; these validate input. */
const scalars = {
  Date: toScalar('A Date is a day that exists, as "2027-03-10".', isRealDay),
  DateTime: toScalar('A DateTime is an instant, as "2027-03-10T09:00:00.000Z".', isInstant),
  GeoJSON: {},
}

function toScalar(formatted: string, isGood: (value: string) => boolean) {
  const read = (value: unknown, nodes?: ASTNode): string => {
    if (typeof value === 'string' && isGood(value)) return value
    throw new GraphQLError(formatted, { nodes: nodes ?? null, extensions: { code: 'BAD_USER_INPUT' } })
  }
  return {
    __parseValue: (value: unknown) => read(value),
    __parseLiteral: (node: ValueNode) => read(node.kind === Kind.STRING ? node.value : undefined, node),
  }
}

function isInstant(value: string): boolean {
  return !Number.isNaN(Date.parse(value))
}

function isRealDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}

/** Built once, when the gateway starts. */
export const schema: GraphQLSchema = withCalls(
  makeExecutableSchema({ typeDefs: readTypeDefs(), resolvers: { ...resolvers, ...scalars } }),
)

/** Clients do not see the directives that are about our own service. */
function withCalls(whole: GraphQLSchema): GraphQLSchema {
  attachCalls(whole, agencyWire)
  const directives = whole.getDirectives().filter(({ name }) => name !== 'call' && name !== 'emptiedByNull')
  return new GraphQLSchema({ ...whole.toConfig(), directives })
}
