import { resolve } from 'node:path'
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { findTests, type Lane, lanes } from '#tools/neededBy.ts'
import { missingPrograms, thisMachine } from '#tools/programs.js'
import { useRunFolder } from '#tools/runFolder.ts'
import { testReport } from '#tools/testReport.ts'

const setupFiles = ['tests/support/failOnConsole.ts', 'tests/support/patience.ts']

const common = {
  // Files share a worker's modules, which saves a third of their time: no test may mock a module.
  isolate: false,
  setupFiles,
  // The limits detect a test that hangs: under load, one takes ten times as long as usual.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
}

/** Everything that needs a service, a database or a browser. */
const services: TestProjectInlineConfiguration = {
  // graphql comes in two builds, whose objects are incompatible: the packages around it import this one.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    ...common,
    name: 'services',
    include: ['tests/{api,deploy,e2e,gateway,server}/**/*.test.ts'],
    globalSetup: ['tests/support/globalSetup.ts'],
    // A step of Chromium has 30 s of its own; a visit of many pages takes a minute on a slow machine.
    testTimeout: 240_000,
  },
}

const tests: TestProjectInlineConfiguration[] = [
  services,
  // Modules alone: they start at once.
  {
    ...services,
    test: {
      ...common,
      name: 'rules',
      include: ['tests/{rules,tools,web}/**/*.test.ts'],
      setupFiles: [...setupFiles, 'tests/support/settledImports.ts'],
    },
  },
  {
    test: {
      ...common,
      name: 'components',
      include: ['tests/web/**/*.test.tsx'],
      environment: 'happy-dom',
      // Each file has a window and modules of its own, in a process that has compiled them before.
      pool: 'vmForks',
      isolate: true,
      setupFiles: [...setupFiles, 'tests/web/channels.ts', 'tests/web/screenPatience.ts'],
    },
  },
]

/** Measurements share the machine with nothing else of ours: one after the other. */
const bench: TestProjectInlineConfiguration = {
  ...services,
  test: { ...services.test, name: 'bench', include: [lanes.bench.include], testTimeout: 600_000 },
}

/** The lane is the mode: `npm test` is quick, `--mode whole` adds `*.whole.test.ts`, `--mode bench` runs bench/. */
export default defineConfig(({ mode }) => {
  const lane: Lane = mode === 'whole' || mode === 'bench' ? mode : 'quick'
  const programs = missingPrograms().filter((name) => findTests([name], lane).length > 0)
  const leftOut = { programs, files: findTests(programs, lane) }
  const exclude = [...configDefaults.exclude, ...leftOut.files, ...(lanes[lane].exclude ?? [])]
  useRunFolder()
  // The programs that tests start share what Node has compiled, a quarter of the processor time of a start.
  const env = { NODE_COMPILE_CACHE: resolve('.build/compiled'), TEST_LANE: lane }
  return {
    test: {
      reporters: ['default', testReport(leftOut, thisMachine)],
      pool: 'forks',
      // On two processors: a worker waits for databases and browsers. Four are a twentieth faster, and meet each other more.
      maxWorkers: lane === 'bench' ? 1 : 3,
      projects: (lane === 'bench' ? [bench] : tests).map((project) => ({
        ...project,
        test: { ...project.test, exclude, env },
      })),
    },
  }
})
