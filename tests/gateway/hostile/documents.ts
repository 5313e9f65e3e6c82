/** Documents that try to block the server or to extract more than allowed. */
export const hostileDocuments: Record<string, string> = {
  'five hundred levels': `{ me ${'{ favourites { similarExpeditions '.repeat(120)}{ id }${' } }'.repeat(120)} }`,
  'sixty thousand levels': `${'{a'.repeat(30_000)}${'}'.repeat(30_000)}`,
  'a thousand aliases': `{ ${repeat(1000, (i) => `a${i}: __typename`)} }`,
  'three hundred aliases of a page': `{ ${repeat(300, (i) => `a${i}: featuredExpeditions { id }`)} }`,
  'fifty fields, ten times the same directive': `{ ${repeat(50, () => `__typename ${'@aa '.repeat(10)}`)} }`,
  'nine hundred times the same field': `{ ${repeat(900, () => '__typename')} }`,
  'the same field with other arguments': `{ ${repeat(90, (i) => `latestReviews(first: ${i}) { id }`)} }`,
  'a cycle of two types': `{ latestReviews { ${'expedition { reviews { nodes { '.repeat(40)} id ${'} } } '.repeat(40)} } }`,
  'nested similar expeditions': `{ featuredExpeditions ${'{ similarExpeditions '.repeat(6)}{ id }${' }'.repeat(6)} }`,
  'a page of calls':
    '{ expeditions(first: 50) { nodes { reviews { totalCount } departures { id } messages { id } route } } }',
  'every field, fifty times': `{ expeditions(first: 50) { nodes { ${repeat(15, (i) => `a${i}: nextDepartures(first: 50) { guide { bio languages } }`)} } } }`,
  'cyclic introspection': `{ __schema { types { ${'fields { type { '.repeat(5)} name ${'} } '.repeat(5)} } } }`,
  'nested types of introspection': `{ __type(name: "Query") { ${'ofType { '.repeat(200)} name ${'} '.repeat(200)} } }`,
  'a chain of fragments, each twice': `{ ...F0 } ${bomb(90, 'Query', '__typename')}`,
  'a chain of fragments to an unknown one': `{ ...F0 } ${bomb(90, 'Query', '...Nobody')}`,
  'the same below an introspection': `{ __schema { types { ...F0 } } } ${bomb(85, '__Type', '...Nobody')}`,
  'the same in an unused fragment': `{ __typename } fragment A on Query { __schema { types { ...F0 } } } ${bomb(80, '__Type', '...Nobody')}`,
  'fragments that all spread each other': `{ __schema { types { ...F0 } } } ${mesh(20, '__Type', (_from, _to) => true)}`,
  'fragments that all spread the later ones': `{ __schema { types { ...F0 } } } ${mesh(28, '__Type', (from, to) => to > from)}`,
  'several operations, none selected': `${repeat(2, (i) => `query Q${i} { __schema { types { ...F0 } } }`)} ${mesh(27, '__Type', (from, to) => to > from)}`,
  'a hundred operations': repeat(100, (i) => `query Q${i} { __typename }`),
  'misspelt fields': `{ ${repeat(400, (i) => `expeditionz${i}`)} }`,
  'a name of a hundred thousand characters': `{ ${'e'.repeat(100_000)} }`,
  'a string of a hundred thousand characters': `{ expedition(slug: "${'a'.repeat(100_000)}") { id } }`,
  'lists in lists': `{ expeditions(filter: { bounds: ${'['.repeat(400)}${']'.repeat(400)} }) { totalCount } }`,
  'objects in objects': `{ expeditions(filter: ${'{ a: '.repeat(300)}1${' }'.repeat(300)}) { totalCount } }`,
  'names of prototypes': '{ __proto__ constructor toString hasOwnProperty { __proto__ } }',
  'fragments named as prototypes': '{ ...constructor ...__proto__ } fragment __proto__ on constructor { a }',
  'definitions of types': 'type Query { a: Int } extend type Query { b: Int } { a }',
  'two sign-ins':
    'mutation { a: login(email: "a@b.test", password: "x") { errors { code } } b: login(email: "a@b.test", password: "y") { errors { code } } }',
  'thirty sign-ups': `mutation { ${repeat(30, (i) => `a${i}: signUp(input: { email: "a${i}@b.test", password: "abcdef", firstName: "A", lastName: "B", newsletter: false }) { errors { code } }`)} }`,
  'a path traversal in a slug': '{ expedition(slug: "../../../../etc/passwd") { id } }',
  'an encoded path traversal in a slug': '{ expedition(slug: "..%2f..%2fuser") { id } }',
  'a slug with a line break': '{ expedition(slug: "a\\r\\nx-evil: 1") { id } }',
  'a lone surrogate': '{ expedition(slug: "\\ud800") { id } }',
  'a null character': '\\u0000',
  'a path traversal in a theme': '{ theme(path: "../../user?x=#") { name } }',
  'a page of a million expeditions': '{ expeditions(first: 1000000, page: 2147483647) { totalCount } }',
  'a negative page size': '{ expeditions(first: -2147483648) { nodes { id } } }',
  'an integer overflow': '{ expeditions(first: 99999999999999999999) { nodes { id } } }',
  'an unknown cursor': `{ expeditions(after: "${'A'.repeat(5000)}") { nodes { id } } }`,
}

function repeat(count: number, text: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => text(index)).join(' ')
}

/** F0 spreads F1 twice, F1 spreads F2 twice… */
function bomb(length: number, type: string, leaf: string): string {
  const links = repeat(length, (i) => `fragment F${i} on ${type} { ...F${i + 1} ...F${i + 1} }`)
  return `${links} fragment F${length} on ${type} { ${leaf} }`
}

function mesh(count: number, type: string, doesSpread: (from: number, to: number) => boolean): string {
  const all = Array.from({ length: count }, (_, index) => index)
  return all
    .map((from) => {
      const spreads = all.filter((to) => to !== from && doesSpread(from, to)).map((to) => `...F${to}`)
      return `fragment F${from} on ${type} { ${spreads.join(' ') || '...Nobody'} }`
    })
    .join(' ')
}
