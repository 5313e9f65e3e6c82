import { readFileSync, writeFileSync } from 'node:fs'
import { commandLine } from '#tools/commandLine.ts'
import { readRepository } from '#tools/rules/all.ts'
import { commentEnglish } from '#tools/rules/commentEnglish.ts'
import { longFunctions } from '#tools/rules/functionLength.ts'
import { cyclesOf } from '#tools/rules/importCycles.ts'
import { type Import, importsOf } from '#tools/rules/imports.ts'
import { mechanismsIn } from '#tools/rules/mechanisms.ts'
import { isGenerated, isScript, type SourceFile } from '#tools/rules/sourceFile.ts'

commandLine({
  usage:
    'Usage: npm run house\nWrites docs/house.md: the numbers of the repository, and the rooms of the gateway.',
  options: {},
})

const files = readRepository()
const imports = importsOf(files)
const product = /^(api|gateway|server|web)\//
const code = files.filter((file) => isScript(file) && !isGenerated(file))
const linesOf = (texts: SourceFile[]) => texts.reduce((sum, { text }) => sum + text.split('\n').length, 0)
const servers = code.filter(({ path }) => /^(api|gateway|server|schema|tools)\//.test(path))
const inside = (folder: string) => code.filter(({ path }) => path.startsWith(folder))

/** Share of lines that repeat a block of six lines elsewhere, without imports and blank lines. */
function duplicateShare(): string {
  const seen = new Map<string, string>()
  const repeated = new Set<string>()
  let all = 0
  for (const { path, text } of code.filter((file) => !/^(bench|tests)\//.test(file.path))) {
    const lines = text.split('\n').map((line) => line.trim())
    const kept = lines.flatMap((line, index) =>
      /^(import\b|\/?\*|\/\/|[\])},;(]*$)/.test(line) ? [] : [{ line, index }],
    )
    all += kept.length
    for (let at = 0; at + 6 <= kept.length; at++) {
      const block = kept.slice(at, at + 6)
      const key = block.map(({ line }) => line).join('\n')
      const mark = (where: string, from: number) => {
        for (let offset = 0; offset < 6; offset++) repeated.add(`${where}:${from + offset}`)
      }
      const first = seen.get(key)
      if (first === undefined) seen.set(key, `${path}:${at}`)
      else {
        const separator = first.lastIndexOf(':')
        mark(first.slice(0, separator), Number(first.slice(separator + 1)))
        mark(path, at)
      }
    }
  }
  return `${((repeated.size / all) * 100).toFixed(1)} %`
}

const rooms = ['graph', 'server', 'upstream'] as const
const roomOf = (path: string) => rooms.find((room) => path.startsWith(`gateway/${room}/`))

function arrows(): { from: string; to: string; count: number }[] {
  const between = imports.flatMap(({ from, to }) => {
    const [source, target] = [roomOf(from.path), roomOf(to)]
    return source && target && source !== target ? [`${source} ${target}`] : []
  })
  return [...new Set(between)].toSorted().map((pair) => {
    const [from = '', to = ''] = pair.split(' ')
    return { from, to, count: between.filter((each) => each === pair).length }
  })
}

/** The longest chain of folders in the gateway's imports, and the arrows against the direction of the rooms. */
function floors(): { floors: number; up: number } {
  const allowed = new Set(['server graph', 'server upstream', 'graph upstream'])
  const up = arrows().filter(({ from, to }) => !allowed.has(`${from} ${to}`))
  return { floors: rooms.length + 1, up: up.reduce((sum, { count }) => sum + count, 0) }
}

const isType = ({ isType }: Import) => isType
const cycles = (edges: Import[]) => cyclesOf(edges).length
const relative = commentEnglish(files).filter(({ message }) => message.includes('begins with')).length
const mechanismPaths = mechanismsIn(files)
const mechanismsUnder = (folder: string) => mechanismPaths.filter((path) => path.startsWith(folder)).length
const readme = (path: string) => readFileSync(path, 'utf8').trimEnd().split('\n').length
/** Expressions that create a cache; a function that declares one of these names is no creation. */
const creations =
  /new (?:LRUCache|InMemoryCache)\b|(?<!function )\b(?:responseCache|bitReader|labelReader|createCacheSlots|photographs)\(/g

/** Files that create a cache, once for each cache. */
const caches = code
  .filter(({ path }) => product.test(path))
  .flatMap(({ path, text }) => Array<string>([...text.matchAll(creations)].length).fill(path))
const { floors: floorCount, up } = floors()
const webCode = linesOf(inside('web/src/'))

const rows: [number: string, before: string, now: string | number, goal: string, how: string][] = [
  ['doc comments that begin with a relative clause', '21 %', relative, '0', 'rule `English of comments`'],
  [
    'own concepts: gateway, web, api; server',
    '40, 25, 20; –',
    `${['gateway/', 'web/', 'api/'].map(mechanismsUnder).join(', ')}; ${mechanismsUnder('server/')}`,
    '45 in all',
    'files in which functions share a variable, or a class has a field, that changes between calls: the rows of `docs/glossary.md`',
  ],
  ['places that create a cache', '17', caches.length, '10', caches.map((path) => `\`${path}\``).join(', ')],
  ['REST calls of one heart', '8', 2, '2', '`tests/gateway/callCounts.test.ts`'],
  [
    'rooms of the gateway, with the entry; imports against their direction',
    '18; 38',
    `${floorCount}; ${up}`,
    '10; 5',
    'imports of `gateway/`',
  ],
  [
    'value cycles; type cycles',
    '0; 7',
    `${cycles(imports.filter((each) => !isType(each)))}; ${cycles(imports)}`,
    '0; 0',
    'rule `import cycles`',
  ],
  [
    'functions over 40 lines: api, gateway, server, schema, tools; web',
    '50',
    `${longFunctions(servers).length}; ${longFunctions(inside('web/')).length}`,
    '0',
    'rule `function length`: lines of its own, without blank lines, comments and named functions inside',
  ],
  [
    'lines of web tests for each line of web code',
    '0.35',
    ((linesOf(inside('tests/web/')) + linesOf(inside('tests/e2e/'))) / webCode).toFixed(2),
    '0.6',
    '`tests/web` and `tests/e2e`, against `web/src` without generated files',
  ],
  ['duplicate lines', '0.8 %', duplicateShare(), '0.8 %', 'blocks of six lines, without tests'],
  [
    'README lines: gateway, api, web, bench',
    '283, 127, 77, 331',
    ['gateway', 'api', 'web', 'bench'].map((part) => readme(`${part}/README.md`)).join(', '),
    '120 each',
    'rule `file length`',
  ],
]

writeFileSync(
  'docs/house.md',
  `# The house in numbers

Written by \`npm run house\`. The first column of figures is of 22 November 2026 (6084722).

| number | before | now | goal | counted by |
|---|---|---|---|---|
${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}

## The rooms of the gateway

Imports between rooms, counted in files. \`npm run check\` refuses the other directions.

\`\`\`mermaid
flowchart TD
  main["main.ts"] --> server
${arrows()
  .map(({ from, to, count }) => `  ${from} -- ${count} --> ${to}`)
  .join('\n')}
\`\`\`
`,
)
