import {
  type DocumentNode,
  type GraphQLField,
  type GraphQLSchema,
  getDirectiveValues,
  getNamedType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'

/** Lifetime and scope of a response. Personal responses are never shared. */
export type CachePolicy = { maxAgeS: number; isPersonal: boolean }

/** Policy of a response that is not cached. */
export const uncacheable: CachePolicy = { maxAgeS: 0, isPersonal: true }

type Hint = { maxAge?: number; scope?: string }

/**
 * Derives the policy of an operation from the shortest cache hint of its fields. A root field without a hint
 * is not cached; any other field inherits. Conditions are ignored: all selected fields count.
 */
export function toCachePolicy(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): CachePolicy {
  if (operation.operation !== 'query') return { maxAgeS: 0, isPersonal: true }
  const policy = { maxAgeS: Number.POSITIVE_INFINITY, isPersonal: false }
  const note = (hint: Hint | undefined) => {
    policy.maxAgeS = Math.min(policy.maxAgeS, hint?.maxAge ?? policy.maxAgeS)
    policy.isPersonal ||= hint?.scope === 'PRIVATE'
  }
  const info = new TypeInfo(schema)
  const root = schema.getQueryType()
  visit(
    document,
    visitWithTypeInfo(info, {
      [Kind.FIELD]: () => {
        const field = info.getFieldDef()
        if (!field) return
        const own = describeHint(schema, field)
        const parent = info.getParentType()
        note(own ?? (parent === root && !field.name.startsWith('__') ? { maxAge: 0 } : undefined))
        note(hintOfType(schema, field))
      },
    }),
  )
  return Number.isFinite(policy.maxAgeS) ? policy : { maxAgeS: 0, isPersonal: policy.isPersonal }
}

function describeHint(
  schema: GraphQLSchema,
  { astNode }: Pick<GraphQLField<unknown, unknown>, 'astNode'>,
): Hint | undefined {
  const directive = schema.getDirective('cacheControl')
  return directive && astNode ? getDirectiveValues(directive, astNode) : undefined
}

function hintOfType(schema: GraphQLSchema, field: GraphQLField<unknown, unknown>): Hint | undefined {
  const directive = schema.getDirective('cacheControl')
  const type = getNamedType(field.type)
  return directive && isObjectType(type) && type.astNode
    ? getDirectiveValues(directive, type.astNode)
    : undefined
}
