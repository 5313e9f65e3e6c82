import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Cost, type Kind, kinds } from '#bench/scale/costs.ts'
import { brokenBy, needOf } from '#bench/scale/model.ts'
import { scaleRows } from '#bench/scale.ts'

const cost = (answer: Kind, gateway: number, api: number, PostgreSQL: number): Cost => ({
  answer,
  gateway,
  api,
  PostgreSQL,
})
const dear = [
  cost('page that is kept', 600, 70, 30),
  cost('page of the catalogue that is not', 44_000, 4_600, 1_300),
  cost('image that is kept', 600, 0, 0),
  cost('the account with its favourites', 900, 2_000, 1_100),
  cost('search: text, 3 filters, all facets', 1_200, 5_300, 1_700),
  cost('favourite changed', 2_000, 7_400, 4_200),
  cost('sign-in', 2_300, 20_000, 4_700),
]

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
  expect(brokenBy(needOf(dear, visits, byCdn)).map(([part]) => part)).toEqual(parts)
})

test('ten times the visits need ten times the processors', () => {
  const [one, ten] = [needOf(dear, 3, 0.5), needOf(dear, 30, 0.5)]
  for (const part of ['gateways', 'apis', 'PostgreSQL processors', 'uplink Mbit/s'] as const)
    expect(ten[part] / one[part]).toBeCloseTo(10)
})

test('deploy/README.md shows the model of what bench/README.md says was measured', () => {
  const measured = readFileSync('bench/README.md', 'utf8')
  const costs = kinds.map((kind) => {
    const [, ...figures] =
      new RegExp(`^\\| ${kind} \\| (\\d+) \\| (\\d+) \\| (\\d+) \\|$`, 'm').exec(measured) ?? []
    const [gateway = Number.NaN, api = Number.NaN, PostgreSQL = Number.NaN] = figures.map(Number)
    return cost(kind, gateway, api, PostgreSQL)
  })
  const readme = readFileSync('deploy/README.md', 'utf8')
  for (const row of scaleRows(costs)) expect(readme).toContain(`| ${Object.values(row).join(' | ')} |`)
})
