import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brokenBy, needOf } from '#tests/bench/scale/model.ts'
import { scaleRows } from '#tests/bench/scale.ts'

test.each<[string, number, number, string[]]>([
  ['nobody', 0, 0, []],
  ['a small shop', 0.5, 0, []],
  ['ten of them', 5, 0, []],
  ['a hundred', 50, 0, ['gateways', 'uplink Mbit/s']],
  ['a hundred with a CDN', 50, 0.95, ['gateways']],
  [
    'so many that the database is full too',
    500,
    0.95,
    ['gateways', 'apis', 'PostgreSQL connections', 'PostgreSQL processors'],
  ],
])('of what is deployed, %s lack what the model says', (_, visits, byCdn, parts) => {
  expect(brokenBy(needOf(visits, byCdn)).map(([part]) => part)).toEqual(parts)
})

test('ten times the visits need ten times the processors', () => {
  const [one, ten] = [needOf(3, 0.5), needOf(30, 0.5)]
  for (const part of ['gateways', 'apis', 'PostgreSQL processors', 'uplink Mbit/s'] as const)
    expect(ten[part] / one[part]).toBeCloseTo(10)
})

test('deploy/README.md shows what the command prints', () => {
  const readme = readFileSync('deploy/README.md', 'utf8')
  for (const row of scaleRows()) expect(readme).toContain(`| ${Object.values(row).join(' | ')} |`)
})
