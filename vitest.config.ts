import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { testsOf } from '#tools/neededBy.ts'
import { missingPrograms, thisMachine } from '#tools/programs.js'
import { testReport } from '#tools/testReport.ts'

const setupFiles = ['tests/support/failOnConsole.ts', 'tests/support/patience.ts']

// The programs that tests start share what Node has compiled, a quarter of the processor time of a start.
const env = { NODE_COMPILE_CACHE: resolve('.build/compiled') }

// graphql comes in two builds, whose objects are incompatible: the packages around it import this one.
const oneGraphql = [{ find: /^graphql$/, replacement: 'graphql/index.js' }]

// Files of these projects share a worker's modules, which saves a third of their time: no test may mock a
// module.
const isolate = false

// `npm test` installs missing programs where it may; tests of the others are left out and named at the end.
const missing = missingPrograms()
const exclude = testsOf(missing)

// The limits detect a test that hangs: under load, one takes ten times as long as usual.
const common = {
  exclude,
  setupFiles,
  env,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
}

export default defineConfig({
  test: {
    reporters: ['default', testReport(missing, thisMachine)],
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        resolve: { alias: oneGraphql },
        test: {
          name: 'tools',
          isolate,
          include: ['tests/tools/**/*.test.ts'],
          ...common,
        },
      },
      {
        test: {
          name: 'web',
          include: ['tests/web/**/*.test.{ts,tsx}'],
          ...common,
          setupFiles: [...setupFiles, 'tests/web/screenPatience.ts'],
        },
      },
      {
        resolve: { alias: oneGraphql },
        test: {
          name: 'e2e',
          isolate,
          include: ['tests/{e2e,deploy}/**/*.test.ts'],
          ...common,
          globalSetup: ['tests/support/globalSetup.ts', 'tests/support/builtSite.ts'],
          // A step has 30 s of its own; a visit of many pages takes a minute on a slow machine.
          testTimeout: 240_000,
        },
      },
      {
        resolve: { alias: oneGraphql },
        test: {
          name: 'gateway',
          isolate,
          include: ['tests/gateway/**/*.test.ts'],
          ...common,
          globalSetup: ['tests/support/globalSetup.ts'],
        },
      },
      {
        test: {
          name: 'api',
          isolate,
          include: ['tests/{api,rules,server}/**/*.test.ts'],
          ...common,
          globalSetup: ['tests/support/globalSetup.ts'],
        },
      },
    ],
  },
})
