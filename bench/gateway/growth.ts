import { oursName, type Runner } from '#bench/gateway/contenders.ts'
import type { Goal } from '#bench/gateway/goals.ts'
import { toCatalogue } from '#bench/gateway/operations.ts'
import { figure, runRounds, type Track } from '#bench/gateway/rounds.ts'
import type { Upstreams } from '#bench/gateway/upstream.ts'
import { printTable } from '#bench/page.ts'

/** Page sizes that the upstream has recorded. */
const sizes = [6, 12, 24, 48]

/** Measures cost by page size, at most proportional. The size of the catalogue has no effect on one page. */
export async function growth(runners: Runner[], { lean }: Upstreams, rounds: number): Promise<Goal[]> {
  const contender = runners.find(({ name }) => name === oursName)
  if (!contender) return []
  const tracks = sizes.map((size): Track => {
    const { query, variables } = toCatalogue(size)
    const bodies = variables.map((each) => JSON.stringify({ query, variables: each }))
    const request = { path: '/graphql', method: 'POST', bodies } as const
    return { name: `${size} cards`, work: 'growth', contender, request, rounds: [] }
  })
  await runRounds(tracks, lean, { rounds, connections: 10 })
  const costs = tracks.map((track) => 1e6 / figure(track, 'perCpuSecond'))
  printTable(
    'gateway: growth with the answer',
    tracks.map((track, index) => ({
      answer: track.name,
      kB: (figure(track, 'meanBytes') / 1000).toFixed(1),
      'CPU µs': Math.round(costs[index] ?? 0),
      'CPU µs a card': ((costs[index] ?? 0) / (sizes[index] ?? 1)).toFixed(1),
    })),
  )
  const [, , usual = Number.NaN, double = Number.NaN] = costs
  return [{ work: '48 cards ÷ 24 cards', pass: 2.2, goal: 2, measured: double / usual, isLeast: true }]
}
