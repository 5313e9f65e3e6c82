import {
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionNode,
  type SelectionSetNode,
  TypeMetaFieldDef,
} from 'graphql'
import { type FieldDefinition, fieldCost, rootTypes, searchKind } from '#gateway/graph/limits/fieldCosts.ts'
import {
  add,
  type DocumentMeasure,
  heavier,
  mostSameKeys,
  type Weight,
  weightless,
} from '#gateway/graph/limits/weight.ts'

type Walk = {
  schema: GraphQLSchema
  fragments: Map<string, FragmentDefinitionNode>
  /** `open` while a fragment is being measured: meeting it again means a cycle. */
  weighed: Map<FragmentDefinitionNode, Weight | 'open'>
}
type Type = GraphQLNamedType | null | undefined

const authenticationFields = new Set([
  'checkEmail',
  'checkResetLink',
  'createToken',
  'login',
  'requestPasswordReset',
  'resetPassword',
  'signUp',
])

/**
 * Measures a document's heaviest definition. Each fragment is measured once, so the time is linear in the
 * text. The document need not be valid: validation itself can be made to take hours.
 */
export function measureDocument(schema: GraphQLSchema, { definitions }: DocumentNode): DocumentMeasure {
  const fragments = definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION)
  const operations = definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION)
  const byName = new Map(fragments.map((each) => [each.name.value, each]))
  const walk: Walk = { schema, fragments: byName, weighed: new Map() }
  return [
    ...operations.map((each) => toMeasure(weighOperation(each, walk))),
    ...fragments.map((each) => measureFragment(each, walk)),
  ].reduce(heavier, toMeasure(weightless()))
}

function toMeasure(weight: Weight): DocumentMeasure {
  const { keys, nodesCost, ...measure } = weight
  return { ...measure, cost: measure.cost + nodesCost, sameKeys: mostSameKeys(weight) }
}

/** Unused fragments are validated too, so they count. */
function measureFragment(fragment: FragmentDefinitionNode, walk: Walk): DocumentMeasure {
  const measure = toMeasure(weighFragment(fragment, walk))
  return fragment.typeCondition.name.value.startsWith('__') ? asIntrospection(measure) : measure
}

function asIntrospection<T extends DocumentMeasure>(weight: T): T {
  return { ...weight, depth: 1, cost: 1, introspectionDepth: weight.depth, introspectionCost: weight.cost }
}

function weighOperation(operation: OperationDefinitionNode, walk: Walk): Weight {
  const weight = weighSelections(operation.selectionSet, walk.schema.getRootType(operation.operation), walk)
  for (const variable of operation.variableDefinitions ?? []) weight.directives += count(variable.directives)
  weight.directives += count(operation.directives)
  return weight
}

function weighFragment(fragment: FragmentDefinitionNode, walk: Walk): Weight {
  const known = walk.weighed.get(fragment)
  if (known === 'open') return { ...weightless(), fragmentCycles: 1 }
  if (known) return known
  walk.weighed.set(fragment, 'open')
  const type = walk.schema.getType(fragment.typeCondition.name.value)
  const weight = weighSelections(fragment.selectionSet, type, walk)
  weight.directives += count(fragment.directives)
  walk.weighed.set(fragment, weight)
  return weight
}

function weighSelections({ selections }: SelectionSetNode, parent: Type, walk: Walk): Weight {
  const set = weightless()
  for (const selection of selections) {
    add(set, weighSelection(selection, parent, walk))
    set.directives += count(selection.directives)
  }
  return set
}

function weighSelection(selection: SelectionNode, parent: Type, walk: Walk): Weight {
  if (selection.kind === Kind.FIELD) return weighField(selection, parent, walk)
  // A spread has a cost of its own: otherwise a document of spreads alone, each of two others, would cost
  // nothing.
  if (selection.kind === Kind.FRAGMENT_SPREAD) {
    const fragment = walk.fragments.get(selection.name.value)
    const weight = fragment ? weighFragment(fragment, walk) : weightless()
    return { ...weight, cost: weight.cost + 1 }
  }
  const { typeCondition, selectionSet } = selection
  const type = typeCondition ? walk.schema.getType(typeCondition.name.value) : parent
  return weighSelections(selectionSet, type, walk)
}

function weighField(field: FieldNode, parent: Type, walk: Walk): Weight {
  const name = field.name.value
  const definition = toDefinition(name, parent, walk.schema)
  const type = definition && getNamedType(definition.type)
  const below = field.selectionSet ? weighSelections(field.selectionSet, type, walk) : weightless()
  const search = searchKind(field, `${parent?.name}.${name}`)
  const isRoot = rootTypes.has(parent?.name ?? '')
  const weight = {
    ...below,
    ...fieldCost(field, parent?.name ?? '', definition, below),
    depth: below.depth + 1,
    sameKeys: mostSameKeys(below),
    aliases: below.aliases + (field.alias ? 1 : 0),
    authenticationFields: below.authenticationFields + (isRoot && authenticationFields.has(name) ? 1 : 0),
    textSearches: below.textSearches + (search === 'text' ? 1 : 0),
    variableSearches: below.variableSearches + (search === 'variable' ? 1 : 0),
    keys: new Map([[field.alias?.value ?? name, 1]]),
  }
  const isIntrospection = definition === SchemaMetaFieldDef || definition === TypeMetaFieldDef
  return isIntrospection ? asIntrospection(weight) : weight
}

function toDefinition(name: string, parent: Type, schema: GraphQLSchema): FieldDefinition | undefined {
  if (parent && parent === schema.getQueryType()) {
    if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef
    if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef
  }
  return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined
}

const count = (directives: readonly DirectiveNode[] | undefined) => directives?.length ?? 0
