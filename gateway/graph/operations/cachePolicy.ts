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

/** How long an answer may be kept, by whom. Nothing personal is ever shared. */
export type CachePolicy = { maxAgeS: number; isPersonal: boolean }

/** Of an answer that nobody keeps. */
export const nobodys: CachePolicy = { maxAgeS: 0, isPersonal: true }

type Hint = { maxAge?: number; scope?: string }

/**
 * The shortest hint of the SDL among the fields of an operation. A root field without a hint is not kept; any other takes what its
 * parent says. Conditions are not looked at: what might be asked counts.
 */
export function cachePolicyOf(
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
        const own = hintOf(schema, field)
        const parent = info.getParentType()
        note(own ?? (parent === root && !field.name.startsWith('__') ? { maxAge: 0 } : undefined))
        note(hintOfType(schema, field))
      },
    }),
  )
  return Number.isFinite(policy.maxAgeS) ? policy : { maxAgeS: 0, isPersonal: policy.isPersonal }
}

function hintOf(
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
