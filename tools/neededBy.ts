import { globSync, readFileSync } from 'node:fs'

/** Imports, or own paths, that mark a test file as running a program of `tools/programs.js`. */
export const marks: Record<string, string[]> = {
  chromium: [
    '#tests/support/chromium.ts',
    '#tests/support/visits.ts',
    '#tests/support/bookingScreens.ts',
    '#tests/support/agencyScreens.ts',
    '#tests/support/mediaChecks.ts',
  ],
  'redis-server': ['#tests/support/redis.ts', '#tests/support/cluster.ts', '#tests/support/agencyMix.ts'],
  nginx: ['#tests/support/cluster.ts'],
  git: ['#tools/rules/all.ts'],
  curl: ['tests/gateway/clients/curl.test.ts', 'tests/gateway/readme.test.ts'],
  python3: ['tests/gateway/readme.test.ts'],
}

/** Test files that cannot run without these programs. */
export function testsOf(programs: string[]): string[] {
  const sought = programs.flatMap((name) => marks[name] ?? [])
  if (sought.length === 0) return []
  return globSync('tests/**/*.test.{ts,tsx}').filter((path) => {
    const text = readFileSync(path, 'utf8')
    return sought.some((mark) => mark === path || text.includes(`'${mark}'`))
  })
}
