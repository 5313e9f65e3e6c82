import { type GraphQLField, type GraphQLSchema, getDirectiveValues, isObjectType } from 'graphql'
import type { Context } from '#gateway/graph/context.ts'
import { toSnakeCase } from '#gateway/graph/wire/names.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
type Method = (typeof methods)[number]

/** A `@call` of the schema: the REST call that answers a field. */
export type Call = {
  routes: { method: Method; path: string }[]
  /** Property of the response that holds the value. */
  at?: string
  /** Value of the parent that names one item of a list. */
  by?: string
  /** Field of a payload that holds the response. */
  as?: string
  /** Codes of refusals that mean null. */
  nullOn?: string[]
  /** The part of a stored row with which a stale change is compared. */
  compare?: string
}

declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    call?: Call
  }
}

export type Field = GraphQLField<unknown, Context>

export const getCall = ({ extensions }: Pick<Field, 'extensions'>): Call | undefined => extensions.call

/** Reads the directives of a schema, once. */
export function readCalls(schema: GraphQLSchema): { type: string; field: Field; call: Call }[] {
  const directive = schema.getDirective('call')
  if (!directive) return []
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (!isObjectType(type)) return []
    return Object.values(type.getFields()).flatMap((field) => {
      const values = field.astNode && getDirectiveValues(directive, field.astNode)
      if (!values) return []
      const { to, ...rest } = values
      const call: Call = { ...rest, routes: [to].flat().map(readRoute) }
      field.extensions = { ...field.extensions, call }
      return [{ type: type.name, field, call }]
    })
  })
}

function readRoute(written: unknown) {
  const [word, path = ''] = String(written).split(' ')
  const method = methods.find((each) => each === word)
  if (!method || !path.startsWith('/')) throw new Error(`@call(to: "${written}") is no method and path`)
  return { method, path }
}

/** The first route whose placeholders have values; the last one without. */
export function findRoute({ routes }: Call, hasValue: (name: string) => boolean) {
  const route = routes.find(({ path }) => listPlaceholders(path).every(hasValue)) ?? routes.at(-1)
  if (!route) throw new Error('a @call without a route')
  return route
}

export const listPlaceholders = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** Values of the parent that a call needs. */
export function listParentKeys(field: Field): string[] {
  const call = getCall(field)
  if (!call) return []
  const isArgument = (name: string) => field.args.some((argument) => argument.name === name)
  const keys = call.routes.flatMap(({ path }) => listPlaceholders(path)).filter((name) => !isArgument(name))
  return call.by ? [...keys, call.by] : keys
}

/** Property of a response that holds a list: by default the last word of its path. */
export function listKey({ at, routes }: Call): string {
  const [route] = routes
  return at ?? toSnakeCase(route?.path.split('/').at(-1) ?? '').replaceAll('-', '_')
}
