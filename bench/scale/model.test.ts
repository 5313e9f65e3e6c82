import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Cost, type Kind, kinds } from '#bench/scale/costs.ts'
import { findNeed, listShortages } from '#bench/scale/model.ts'
import { scaleRows } from '#bench/scale.ts'

const cost = (answer: Kind, gateway: number, api: number, PostgreSQL: number): Cost => ({
  answer,
  gateway,
  api,
  PostgreSQL,
})
const expensive = [
  cost('cached page', 600, 70, 30),
  cost('uncached catalogue page', 44_000, 4_600, 1_300),
  cost('cached image', 600, 0, 0),
  cost('the account with its favourites', 900, 2_000, 1_100),
  cost('search: text, 3 filters, all facets', 1_200, 5_300, 1_700),
  cost('favourite changed', 2_000, 7_400, 4_200),
  cost('sign-in', 2_300, 20_000, 4_700),
]

test.each<[string, number, number, string[]]>([
  ['no visit', 0, 0, []],
  ['a small shop', 0.5, 0, []],
  ['ten of them', 5, 0, []],
  ['a hundred', 50, 0, ['gateways', 'uplink Mbit/s']],
  ['a hundred with a CDN', 50, 0.95, ['gateways']],
  [
    'a thousand times as many with a CDN',
    500,
    0.95,
    ['gateways', 'apis', 'PostgreSQL connections', 'PostgreSQL processors'],
  ],
])('lists the shortages of the deployed machines for %s', (_, visits, byCdn, parts) => {
  expect(listShortages(findNeed(expensive, visits, byCdn)).map(([part]) => part)).toEqual(parts)
})

test('needs ten times the processors for ten times the visits', () => {
  const [one, ten] = [findNeed(expensive, 3, 0.5), findNeed(expensive, 30, 0.5)]
  for (const part of ['gateways', 'apis', 'PostgreSQL processors', 'uplink Mbit/s'] as const)
    expect(ten[part] / one[part]).toBeCloseTo(10)
})

test('shows in deploy/README.md the model of the recorded measurement', () => {
  const measured = readFileSync('bench/records/2026-11-22-scale.md', 'utf8')
  const costs = kinds.map((kind) => {
    const [, ...figures] =
      new RegExp(`^\\| ${kind} \\| (\\d+) \\| (\\d+) \\| (\\d+) \\|$`, 'm').exec(measured) ?? []
    const [gateway = Number.NaN, api = Number.NaN, PostgreSQL = Number.NaN] = figures.map(Number)
    return cost(kind, gateway, api, PostgreSQL)
  })
  const readme = readFileSync('deploy/README.md', 'utf8')
  for (const row of scaleRows(costs)) expect(readme).toContain(`| ${Object.values(row).join(' | ')} |`)
})
