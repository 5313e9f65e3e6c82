import { defineConfig } from 'vitest/config'
import { testsOf } from '#tools/neededBy.ts'
import { missingPrograms, thisMachine } from '#tools/programs.js'
import { testReport } from '#tools/testReport.ts'

const setupFiles = ['tests/support/failOnConsole.ts']

// graphql comes in two builds, and the packages around it take this one: two at once do not know each other.
const oneGraphql = [{ find: /^graphql$/, replacement: 'graphql/index.js' }]

// Files of these projects share what a worker has loaded, which took a third of their time: none may replace a module.
const isolate = false

// `npm test` installs what it may; tests of the rest are left out, and named when the run ends.
const missing = missingPrograms()
const exclude = testsOf(missing)

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
          include: ['tests/tools/**/*.test.ts'],
          exclude,
          setupFiles,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['tests/web/**/*.test.{ts,tsx}'],
          exclude,
          setupFiles,
          testTimeout: 20_000,
        },
      },
      {
        resolve: { alias: oneGraphql },
        test: {
          name: 'e2e',
          include: ['tests/{e2e,deploy}/**/*.test.ts'],
          exclude,
          setupFiles,
          globalSetup: ['tests/support/globalSetup.ts', 'tests/support/builtSite.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // What one sees on a screen may take longer than a second on a full machine.
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        resolve: { alias: oneGraphql },
        test: {
          name: 'gateway',
          isolate,
          include: ['tests/gateway/**/*.test.ts'],
          exclude,
          setupFiles,
          globalSetup: ['tests/support/globalSetup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api',
          isolate,
          include: ['tests/{api,server}/**/*.test.ts'],
          exclude,
          setupFiles,
          globalSetup: ['tests/support/globalSetup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
