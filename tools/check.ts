import { performance } from 'node:perf_hooks'
import { commandLine } from '#tools/commandLine.ts'
import { pendingMigrations } from '#tools/pendingMigrations.ts'
import { readRepository, rules } from '#tools/rules/all.ts'
import { commitSubjects } from '#tools/rules/commitSubjects.ts'
import { run } from '#tools/run.ts'

/** Returns the problems found; an empty text without any. */
type Step = () => string | Promise<string>

commandLine({
  usage:
    'Usage: npm run check\nChecks types, lint, format, unused code, generated files and the rules of the house.',
  options: {},
})
const files = readRepository()

const steps: Record<string, Step> = {
  types: () => listProblems('tsc'),
  'types of the site': () => listProblems('tsc', '--project', 'web'),
  'types of the client package': () => listProblems('tsc', '--project', 'clients/typescript', '--noEmit'),
  'types of GraphiQL': () => listProblems('tsc', '--project', 'bench/generate/graphiql'),
  'lint and format': () =>
    listProblems('biome', 'check', '--diagnostic-level=warn', '--error-on-warnings', '--max-diagnostics=100'),
  'unused files, exports, dependencies': () => listProblems('bench/node_modules/.bin/knip'),
  'OpenAPI up to date': () => listProblems('node', 'tools/openapi.ts', '--check'),
  'generated from the schema up to date': () => listProblems('graphql-codegen', '--check'),
  'drawings up to date': () => listProblems('node', 'bench/generate/drawings.ts', '--check'),
  'GraphiQL up to date': () => listProblems('node', 'bench/generate/graphiql.ts', '--check'),
  'migrations consistent': () => listProblems('bench/node_modules/.bin/drizzle-kit', 'check'),
  'migrations up to date': () => pendingMigrations('api/db/migrations'),
  'commit subjects': commitSubjects,
  ...Object.fromEntries(
    Object.entries(rules).map(([name, rule]): [string, Step] => [
      name,
      () =>
        rule(files)
          .map(({ path, line, message }) => `${path}:${line} ${message}`)
          .join('\n'),
    ]),
  ),
}

let failed = 0
for (const [name, step] of Object.entries(steps)) {
  const start = performance.now()
  const problems = await step()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${problems ? '✗' : '✓'} ${name} (${seconds} s)`)
  if (!problems) continue
  failed += 1
  console.log(problems.replace(/^/gm, '    '))
}
console.log(failed ? `${failed} of ${Object.keys(steps).length} steps failed` : 'All good')
process.exitCode = failed ? 1 : 0

async function listProblems(command: string, ...args: string[]): Promise<string> {
  const { isOk, output } = await run(command, ...args)
  return isOk ? '' : output
}
