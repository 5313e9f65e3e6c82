import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { GraphQLError, type GraphQLSchema, Kind } from 'graphql'
import { resolvers } from '#gateway/resolvers.ts'

const folder = join(import.meta.dirname, '../schema')

/** The schema as it is written: one file a domain word. */
function readTypeDefs(): string {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.graphql') && name !== 'released.graphql')
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
}

/** The operations of the site, as its build has registered them: text by hash. */
export const readManifest = (): Record<string, string> =>
  JSON.parse(readFileSync(join(folder, 'operations.json'), 'utf8'))

/** A schema instance of its own for whoever asks: Apollo wraps the fields of the one it is given. */
export function buildSchema(): GraphQLSchema {
  return makeExecutableSchema({ typeDefs: readTypeDefs(), resolvers: { ...resolvers, ...scalars } })
}

/** What goes out was read and checked by the models; what comes in is checked here. */
const scalars = {
  Date: scalarOf('Date', (value) => isRealDay(value)),
  DateTime: scalarOf('DateTime', (value) => !Number.isNaN(Date.parse(value))),
  GeoJSON: {},
}

function scalarOf(name: string, isGood: (value: string) => boolean) {
  const read = (value: unknown): string => {
    if (typeof value === 'string' && isGood(value)) return value
    throw new GraphQLError(`${name} cannot represent this value`, { extensions: { code: 'BAD_USER_INPUT' } })
  }
  return {
    __parseValue: read,
    __parseLiteral: (node: { kind: string; value?: unknown }) =>
      read(node.kind === Kind.STRING ? node.value : undefined),
  }
}

function isRealDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}
