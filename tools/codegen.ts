import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { commandLine } from '#tools/commandLine.ts'
import { generateTypes } from '#tools/generateTypes.ts'
import { hashesOf, hashOf, manifestOf, operationsOf } from '#tools/siteOperations.ts'
import { outputs } from '../codegen.ts'

const { values } = commandLine({
  usage:
    'Usage: npm run codegen -- [--check]\nWrites what follows from the GraphQL schema and the operations of the site and of the client package; --check compares only.',
  options: { check: { type: 'boolean' } },
})

/** Generates all files that derive from the schema and the operations of its clients. */
const schema = globSync('schema/*.graphql', { exclude: ['schema/released.graphql'] }).sort()
const types = await generateTypes(
  schema.map((path) => readFileSync(path, 'utf8')),
  outputs,
)
const documents = globSync('web/src/**/*.graphql').sort()
const textsOf = (paths: string[]) => paths.map((path) => readFileSync(path, 'utf8'))
const operations = operationsOf(textsOf(documents))
const isAgency = (path: string) => path.startsWith('web/src/agency/')
const isRoadBook = (path: string) => path.startsWith('web/src/roadBook/')
const publicNames = new Set(
  operationsOf(textsOf(documents.filter((path) => !isAgency(path) && !isRoadBook(path)))).map(
    ({ name }) => name,
  ),
)
// Apart: every public page loads the hashes of its own.
const hashesWhere = (isPublic: boolean) =>
  hashesOf(operations.filter(({ name }) => name !== 'RoadBook' && publicNames.has(name) === isPublic))
/** The agency's first screen reads them before it is interactive: the hashes of all its operations weigh 6 kB. */
const firstOfAgency = operations.filter(({ name }) =>
  ['AgencyAccess', 'AgencyMe', 'AgencyToday', 'AgencyDepartures', 'AgencyGuideNames'].includes(name),
)
const files = [
  ...types.map(({ filename, content }) => ({ filename: relative('.', filename), content })),
  { filename: 'schema/operations.json', content: manifestOf(operations) },
  { filename: 'web/src/app/graph/operationHashes.generated.ts', content: hashesWhere(true) },
  { filename: 'web/src/agency/operationHashes.generated.ts', content: hashesWhere(false) },
  { filename: 'web/src/agency/firstHashes.generated.ts', content: hashesOf(firstOfAgency) },
  { filename: 'web/src/start.generated.ts', content: hashOf(operations, 'CityJourneys', 'journeysHash') },
  {
    filename: 'web/src/roadBook/hash.generated.ts',
    content: hashOf(operations, 'RoadBook', 'roadBookHash'),
  },
]
const stale = files.filter(({ filename, content }) => readOrEmpty(filename) !== content)
const names = new Set(files.map(({ filename }) => filename))
const orphans = globSync('{web/src,clients}/**/*.generated.ts').filter((path) => !names.has(path))

if (values.check) {
  const wrong = [...stale.map(({ filename }) => filename), ...orphans]
  if (wrong.length > 0) {
    console.error(
      `Not what the schema and the operations say: run \`npm run codegen\` and commit.\n${wrong.join('\n')}`,
    )
    process.exit(1)
  }
} else {
  for (const { filename, content } of stale) {
    mkdirSync(dirname(filename), { recursive: true })
    writeFileSync(filename, content)
  }
  for (const path of orphans) rmSync(path)
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
