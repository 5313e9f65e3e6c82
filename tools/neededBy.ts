import { globSync, readFileSync } from 'node:fs'

export type Lane = 'quick' | 'whole' | 'bench'

/** Test files of a lane: their place and their name decide. */
export const lanes: Record<Lane, { include: string; exclude?: string[] }> = {
  quick: { include: 'tests/**/*.test.{ts,tsx}', exclude: ['tests/**/*.whole.test.{ts,tsx}'] },
  whole: { include: 'tests/**/*.test.{ts,tsx}' },
  bench: { include: 'bench/**/*.test.ts' },
}

/** Imports, or beginnings of own paths, that mark a test file as running a program of `tools/programs.js`. */
export const marks: Record<string, string[]> = {
  'chromium-headless-shell': [
    '#tests/support/chromium.ts',
    '#tests/support/visits.ts',
    '#tests/support/bookingScreens.ts',
    '#tests/support/agencyScreens.ts',
    '#tests/support/mediaChecks.ts',
  ],
  chromium: ['tests/e2e/session.whole.'],
  'redis-server': [
    '#tests/support/redis.ts',
    '#tests/support/cluster.ts',
    '#tests/support/agencyMix.ts',
    '#tests/support/twoGateways.ts',
  ],
  nginx: ['#tests/support/cluster.ts'],
  git: ['#tools/rules/all.ts'],
  curl: ['tests/gateway/clients/curl.', 'tests/gateway/readme.'],
  python3: ['tests/gateway/readme.'],
}

/** Files of a lane that cannot run without these programs. */
export function findTests(programs: string[], lane: Lane): string[] {
  const sought = programs.flatMap((name) => marks[name] ?? [])
  if (sought.length === 0) return []
  const { include, exclude = [] } = lanes[lane]
  return globSync(include, { exclude }).filter((path) => {
    const text = readFileSync(path, 'utf8')
    return sought.some((mark) => path.startsWith(mark) || text.includes(`'${mark}'`))
  })
}
