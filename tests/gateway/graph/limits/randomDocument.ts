import fc from 'fast-check'
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredInputField,
} from 'graphql'

const directives = ['@include(if: true)', '@skip(if: false)', '@skip(if: true)', '@nobody'] as const
const numbers = ['1', '0', '-1', '50', '2147483647', '99999999999', '1.5'] as const
const words = [
  '"ski"',
  '""',
  '"FR"',
  '"2027-04-01"',
  '"a@example.test"',
  '"../../x"',
  '"constructor"',
  '"%00"',
  '"\\u0000"',
] as const
const deepest = 12

/** Documents mostly valid for the schema, with fragments, aliases, directives and hostile values. */
export function randomDocument(schema: GraphQLSchema): fc.Arbitrary<string> {
  return fc.array(fc.nat(), { minLength: 5, maxLength: 400 }).map((choices) => {
    const tape = createTape(choices)
    const types = Object.values(schema.getTypeMap()).filter(isObjectType)
    const fragments = Array.from({ length: tape.below(5) }, (_, index) => ({
      name: `F${index}`,
      type: types[tape.below(types.length)],
    }))
    const write = writer(tape, fragments)
    const root = tape.below(3) ? schema.getQueryType() : schema.getMutationType()
    return [
      `${root?.name.toLowerCase()} ${write(root, 0)}`,
      ...fragments.map(({ name, type }) => `fragment ${name} on ${type} ${write(type, 0)}`),
    ].join('\n')
  })
}

/** Choices from a list of numbers; once it is exhausted, the first. */
function createTape(choices: number[]) {
  let next = 0
  const below = (count: number) => (choices[next++] ?? 0) % count
  return {
    below,
    isOver: () => next >= choices.length,
    oneIn: (count: number) => below(count) === count - 1,
    of: <T>(list: readonly [T, ...T[]]): T => list[below(list.length)] ?? list[0],
  }
}

type Tape = ReturnType<typeof createTape>
type Type = GraphQLObjectType | null | undefined
type Fragment = { name: string; type: Type }

function writer(tape: Tape, fragments: Fragment[]) {
  function selectionSet(type: Type, depth: number): string {
    if (!type || tape.isOver() || depth > deepest) return '{ __typename }'
    return `{ ${Array.from({ length: 1 + tape.below(6) }, () => selection(type, depth)).join(' ')} }`
  }

  function selection(type: GraphQLObjectType, depth: number): string {
    const directive = tape.oneIn(15) ? tape.of(directives) : ''
    if (tape.oneIn(10)) return `... on ${type} ${directive} ${selectionSet(type, depth + 1)}`
    const spread = fragments.find((fragment) => fragment.type === type || tape.oneIn(200))
    if (spread && tape.oneIn(3)) return `...${spread.name} ${directive}`
    const fields = Object.values(type.getFields())
    const field = fields[tape.below(fields.length)]
    if (!field || tape.oneIn(40)) return 'nobody'
    const alias = tape.oneIn(8) ? `a${tape.below(20)}: ` : ''
    const below = getNamedType(field.type)
    return `${alias}${field.name}${toArguments(field, tape)} ${directive} ${isObjectType(below) ? selectionSet(below, depth + 1) : ''}`
  }

  return selectionSet
}

function toArguments({ args }: GraphQLField<unknown, unknown>, tape: Tape): string {
  const values = args.filter(({ type }) => isNonNullType(type) || tape.oneIn(2))
  return values.length
    ? `(${values.map(({ name, type }) => `${name}: ${literal(type, tape)}`).join(', ')})`
    : ''
}

function literal(nullable: GraphQLInputType, tape: Tape): string {
  const type = getNullableType(nullable)
  if (tape.oneIn(20)) return tape.of(['null', '$nobody', '{}', '[[[]]]'])
  if (isListType(type)) return `[${Array.from({ length: tape.below(5) }, () => literal(type.ofType, tape))}]`
  if (isEnumType(type)) return type.getValues()[0]?.name ?? 'null'
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(
      (field) => isRequiredInputField(field) || tape.oneIn(5),
    )
    return `{ ${fields.map((field) => `${field.name}: ${literal(field.type, tape)}`).join(', ')} }`
  }
  if (type.name === 'Boolean') return tape.of(['true', 'false'])
  return type.name === 'Int' || type.name === 'Float' ? tape.of(numbers) : tape.of(words)
}
