import { expect, test } from 'vitest'
import { english } from '#tools/rules/english.ts'

const check = (text: string, path = 'api/x.ts') => english([{ path, text }])

test.each(['What', 'Whoever', 'Who', 'Of', 'So many'])('refuses a comment that begins with %s', (opening) => {
  expect(check(`const a = 1\n/** ${opening} calls it is limited. */\nconst b = 2\n`)).toContainEqual({
    path: 'api/x.ts',
    line: 2,
    message: expect.stringContaining(`begins with "${opening}"`),
  })
})

test.each(['kept', 'told', 'Asked', 'forgotten', 'dear', 'anew', 'nobody', 'somebody', 'whoever'])(
  'refuses "%s" in a comment',
  (word) => {
    expect(check(`// The response is ${word} here.\nconst a = 1\n`)).toMatchObject([
      { line: 1, message: expect.stringContaining(`"${word}" in a comment`) },
    ])
  },
)

test('does not check the beginning of a continued line', () => {
  expect(check('// Returns the rest\n// Of the page, in order.\n')).toEqual([])
})

test.each([
  ['web/src/ui/card.css', '/* What the card keeps. */\n.a {}\n'],
  ['gateway/graph/examples/1.graphql', '# Who signs in.\nquery { me { id } }\n'],
])('reads the comments of %s', (path, text) => {
  expect(check(text, path)).toHaveLength(1)
})

test.each([
  ['a quotation', '// The label « Nobody asked » stays.\n'],
  ['code', '// `told` is a column of the old schema.\n'],
  ['a string', "const a = 'nobody@example.test was told'\n"],
  ['generated code', '/** What it was. */\n', 'web/src/a.generated.ts'],
])('accepts %s', (_, text, path?: string) => {
  expect(check(text, path)).toEqual([])
})

test.each([
  ["test('what is cached is served', () => {})\n", 'a title that begins with "what"'],
  ["describe('a response that nobody asked for', () => {})\n", '"nobody" in a title'],
  ["test.each([1, 2])('of %i callers one waits', () => {})\n", 'a title that begins with "of"'],
])('refuses a title: %s', (text, message) => {
  expect(check(text, 'tests/api/x.test.ts')).toMatchObject([
    { line: 1, message: expect.stringContaining(message) },
  ])
  expect(check(text, 'api/x.ts')).toEqual([])
})

test.each([
  ['"Who leads it."\ntype A { a: Int }\n', 1, 'a description that begins with "Who"'],
  ['type A {\n  "Of one account: never kept."\n  a: Int\n}\n', 2, 'a description that begins with "Of"'],
  ['"""\nIt is told\nlater.\n"""\ntype A { a: Int }\n', 1, '"told" in a description'],
])('refuses a description of the schema: %j', (text, line, message) => {
  expect(check(text, 'schema/a.graphql')).toContainEqual(
    expect.objectContaining({ line, message: expect.stringContaining(message) }),
  )
})

test('accepts descriptions that begin with a noun, and the values of examples', () => {
  expect(check('"Codes: `[\\"of\\"]`."\ntype A { a: Int }\n', 'schema/a.graphql')).toEqual([])
})

test.each([
  ["const a = { summary: 'Who leads it' }\n", 'a description that begins with "Who"'],
  ["oneOf(words, { description: 'Fields that are told' })\n", '"told" in a description'],
  ['const a = { description: `What ${name} returns` }\n', 'a description that begins with "What"'],
])('refuses a description of the REST API: %j', (text, message) => {
  expect(check(text)).toMatchObject([{ line: 1, message: expect.stringContaining(message) }])
  expect(check(text, 'web/src/x.ts')).toEqual([])
})

test.each(['tripOf', 'wish', 'told'])('refuses the name %s', (name) => {
  expect(check(`const ${name} = () => 1\nconst ${name}s = listOf\n`)).toMatchObject([
    { line: 1, message: expect.stringContaining(`the name "${name}"`) },
  ])
})

test('accepts the names of combinators', () => {
  expect(check('const listOf = 1\nfunction oneOf() {}\n')).toEqual([])
})
