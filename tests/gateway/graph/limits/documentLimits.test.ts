import fc from 'fast-check'
import { getIntrospectionQuery, parse, validate } from 'graphql'
import { describe, expect, test } from 'vitest'
import { documentLimits, maxTokens, refuseDocument } from '#gateway/graph/limits/documentLimits.ts'
import { measureDocument } from '#gateway/graph/limits/documentMeasure.ts'
import { readManifest, schema } from '#gateway/graph/schema.ts'
import { randomDocument } from '#tests/gateway/graph/limits/randomDocument.ts'

const measure = (text: string) => measureDocument(schema, parse(text))
const refusedFor = (text: string) => refuseDocument(measure(text))?.details?.limit
const repeat = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i)).join(' ')

/** F0 spreads F1 twice, F1 spreads F2 twice… and the last selects `leaf`. */
const bomb = (length: number, type: string, leaf: string) =>
  `${repeat(length, (i) => `fragment F${i} on ${type} { ...F${i + 1} ...F${i + 1} }`)} fragment F${length} on ${type} { ${leaf} }`

const selfSpread = 'fragment F on Expedition { similarExpeditions { ...F } }'
const nested = (levels: number) => `${'{ similarExpeditions '.repeat(levels)}{ id }${' }'.repeat(levels)}`

describe('refused', () => {
  test.each<[string, string, string]>([
    ['nine levels', `{ expedition(slug: "a") ${nested(7)} }`, 'depth'],
    [
      'nine levels, through fragments',
      `{ expedition(slug: "a") { ...A } } fragment A on Expedition { similarExpeditions { similarExpeditions { ...B } } } fragment B on Expedition ${nested(5)}`,
      'depth',
    ],
    ['nine levels of unknown fields', `{ ${'a { '.repeat(8)} a ${'} '.repeat(8)} }`, 'depth'],
    ['16 aliases', `{ ${repeat(16, (i) => `a${i}: __typename`)} }`, 'aliases'],
    [
      '8 aliases, twice by a fragment',
      `{ expedition(slug: "a") { ...A similarExpeditions { ...A } } } fragment A on Expedition { ${repeat(8, (i) => `a${i}: id`)} }`,
      'aliases',
    ],
    ['10 directives on a field', `{ __typename ${repeat(10, () => '@aa')} }`, 'directives'],
    [
      '10 directives on variables',
      `query (${repeat(10, (i) => `$v${i}: Int @aa`)}) { __typename }`,
      'directives',
    ],
    [
      '10 directives on a fragment nobody spreads',
      `{ me { id } } fragment A on User ${repeat(10, () => '@aa')} { id }`,
      'directives',
    ],
    [
      '10 directives on spreads',
      `{ ${repeat(10, () => '... @include(if: true) { __typename }')} }`,
      'directives',
    ],
    ['21 times the same field', `{ ${repeat(21, () => '__typename')} }`, 'sameKeys'],
    ['21 times the same key, below', `{ me { ${repeat(21, () => 'id')} } }`, 'sameKeys'],
    ['the same key through a chain of fragments', `{ me { ...F0 } } ${bomb(5, 'User', 'id')}`, 'sameKeys'],
    [
      'two sign-ins',
      'mutation { login(email: "a", password: "b") { errors { code } } createToken(email: "a", password: "c") { token } }',
      'authenticationFields',
    ],
    [
      'two guesses by aliases',
      'mutation { a: login(email: "a", password: "b") { errors { code } } b: login(email: "a", password: "c") { errors { code } } }',
      'authenticationFields',
    ],
    [
      'two guesses by fragments',
      'mutation { ...A ...A } fragment A on Mutation { resetPassword(token: "a", password: "b") { ok } }',
      'authenticationFields',
    ],
    ['a fragment that spreads itself', `{ me { favourites { ...F } } } ${selfSpread}`, 'fragmentCycles'],
    ['one that nobody spreads', `{ __typename } ${selfSpread}`, 'fragmentCycles'],
    [
      'two fragments that spread each other',
      '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
      'fragmentCycles',
    ],
    [
      'a page of 50 with a call for each trip',
      '{ expeditions(first: 50) { nodes { reviews(first: 1) { totalCount } } } }',
      'cost',
    ],
    [
      'a page of 50 with the statistics of each trip',
      '{ expeditions(first: 50) { nodes { reviewStats { count } } } }',
      'cost',
    ],
    [
      'a page of the agency with the list of travellers of each departure',
      '{ agency { departures(first: 50) { nodes { manifest { travellers { phone } } } } } }',
      'cost',
    ],
    [
      'a page as large as a variable says',
      'query ($n: Int!) { expeditions(first: $n) { nodes { departures { id } } } }',
      'cost',
    ],
    [
      'a page by a fragment',
      '{ expeditions(first: 50) { ...P } } fragment P on ExpeditionConnection { nodes { route } }',
      'cost',
    ],
    ['similar trips of similar trips of similar trips', `{ featuredExpeditions ${nested(3)} }`, 'cost'],
    [
      'a page in a page',
      '{ expeditions(first: 50) { nodes { nextDepartures(first: 50) { guide { bio } } } } }',
      'cost',
    ],
    ['a fragment bomb of unknown fields', `{ ...F0 } ${bomb(40, 'Query', '...Nobody')}`, 'cost'],
    ['the same where no operation spreads it', `{ __typename } ${bomb(40, 'Query', '...Nobody')}`, 'cost'],
    [
      'introspection too deep',
      `{ __type(name: "Query") { ${'ofType { '.repeat(15)} name ${'} '.repeat(15)} } }`,
      'introspectionDepth',
    ],
    [
      'introspection in circles',
      `{ __schema { types { ${'fields { type { '.repeat(4)} name ${'} } '.repeat(4)} } } }`,
      'introspectionCost',
    ],
    [
      'an introspection bomb',
      `{ __schema { types { ...F0 } } } ${bomb(30, '__Type', '...Nobody')}`,
      'introspectionCost',
    ],
    [
      'an introspection bomb in an unused fragment',
      `{ __typename } fragment A on Query { __schema { types { ...F0 } } } ${bomb(30, '__Type', '...Nobody')}`,
      'introspectionCost',
    ],
  ])('%s', (_case, text, limit) => {
    expect(refusedFor(text)).toBe(limit)
  })

  test('reports the limit, its value and a message', () => {
    expect(refuseDocument(measure(`{ ${repeat(16, (i) => `a${i}: __typename`)} }`))).toEqual({
      status: 400,
      code: 'QUERY_TOO_COMPLEX',
      message: 'Too much for one document: 16 aliases, at most 15.',
      details: { limit: 'aliases', measured: 16, max: 15 },
    })
  })
})

describe('allowed', () => {
  test.each<[string, string]>([
    ['15 aliases', `{ ${repeat(15, (i) => `a${i}: __typename`)} }`],
    ['9 directives', `{ __typename ${repeat(9, () => '@aa')} }`],
    ['20 times the same key', `{ ${repeat(20, () => '__typename')} }`],
    ['eight levels', '{ expedition(slug: "a") { a { b { c { d { e { f { g } } } } } } } }'],
    [
      'what validation is to refuse',
      '{ nobody { knows(this: 1) @field } ...Nobody ... on Nowhere { at: all } }',
    ],
    ['many operations, each within limits', repeat(20, (i) => `query Q${i} { a: me { id } b: me { id } }`)],
    [
      'one sign-in beside other changes',
      'mutation { login(email: "a", password: "b") { errors { code } } logout { ok } }',
    ],
    [
      'introspection by GraphiQL',
      getIntrospectionQuery({
        descriptions: true,
        specifiedByUrl: true,
        directiveIsRepeatable: true,
        schemaDescription: true,
        inputValueDeprecation: true,
        oneOf: true,
      }),
    ],
    ['introspection by code generators', getIntrospectionQuery()],
    [
      'a page of 50 cards',
      '{ expeditions(first: 50) { nodes { id slug name coverImage { url } nextDepartures { startDate guide { fullName } } } } }',
    ],
  ])('%s', (_case, text) => {
    expect(refuseDocument(measure(text))).toBeUndefined()
  })

  test.each(Object.values(readManifest()).map((text) => [/\w+ (\w+)/.exec(text)?.[1], text]))(
    '%s of the site, under 70 % of every limit',
    (_name, text) => {
      const document = parse(text ?? '', { maxTokens: 0.7 * maxTokens })
      expect(validate(schema, document)).toEqual([])
      const measured = measureDocument(schema, document)
      for (const limit of limitNames) {
        // Fields of the agency begin two levels deeper, and no other client sends them.
        const isAgencyDepth = limit === 'depth' && /\bagency/.test(text ?? '')
        const most = isAgencyDepth ? documentLimits.depth : computeShare(limit)
        expect(measured[limit], limit).toBeLessThanOrEqual(most)
      }
    },
  )
})

const limitNames = ['depth', 'aliases', 'directives', 'cost', 'sameKeys'] as const
const computeShare = (limit: (typeof limitNames)[number]) => 0.7 * documentLimits[limit]

test.each<[string, number]>([
  ['{ me { id } }', 101],
  ['{ expeditions(first: 2) { nodes { id slug } totalCount } }', 100 + 1 + 2 * 2 + 1],
  ['{ expeditions { nodes { id } } }', 100 + 1 + 24],
  ['{ expeditions(first: 1000) { nodes { id } } }', 100 + 1 + 50],
  ['{ expeditions(first: -3) { nodes { id } } }', 100 + 1 + 1],
  ['query ($n: Int! = 1) { expeditions(first: $n) { nodes { id } } }', 100 + 1 + 50],
  ['{ latestReviews(first: 4) { id } }', 100 + 4],
  ['{ featuredExpeditions { id name } }', 100 + 12 * 2],
  ['{ collections { id name } }', 100 + 5 * 2],
  ['{ expedition(slug: "a") { reviews { nodes { id } } route } }', 100 + 100 + 1 + 10 + 100],
  ['{ me { ...A ...A } } fragment A on User { id }', 100 + 2 * 2],
  ['query A { me { id } } query B { me { id email } }', 102],
])('%s costs %i', (text, cost) => {
  expect(measure(text).cost).toBe(cost)
})

test('measures random documents in numbers', () => {
  const isMeasured = (text: string) => Object.values(measure(text)).every((value) => value >= 0)
  // The benchmark chooses others each time.
  fc.assert(fc.property(randomDocument(schema), isMeasured), { numRuns: 200, seed: 1 })
})
