import type { Contender } from '#bench/gateway/contender.ts'
import { floorName, oursName, type Runner } from '#bench/gateway/contenders.ts'
import type { Goal } from '#bench/gateway/goals.ts'
import { tripPath } from '#bench/gateway/pages.ts'
import { listTracks, runRounds, type Track } from '#bench/gateway/rounds.ts'
import { median } from '#bench/measure.ts'
import { printTable } from '#bench/page.ts'

/** Measures the latency that an idle gateway adds to a single upstream call. */
export async function oneConnection(
  runners: Runner[],
  upstream: Contender,
  slugs: string[],
  rounds: number,
): Promise<Goal> {
  const direct: Track = {
    name: 'the upstream itself',
    work: 'name',
    contender: upstream,
    request: { path: tripPath(slugs[0] ?? '', ''), method: 'GET', bodies: [''] },
    rounds: [],
  }
  const tracks = listTracks(
    runners.filter(({ name }) => name === floorName || name === oursName),
    ['name'],
  )
  await runRounds([direct, ...tracks], upstream, { rounds, connections: 1 })
  const added = tracks.map((track) => ({
    name: track.name,
    ms: median(track.rounds.map(({ p50 }, index) => p50 - (direct.rounds[index]?.p50 ?? Number.NaN))),
  }))
  printTable(
    'gateway: milliseconds added to one call, one connection, p50',
    added.map(({ name, ms }) => ({ contender: name, 'added ms': ms.toFixed(3) })),
  )
  const ours = added.find(({ name }) => name === oursName)?.ms ?? Number.NaN
  return {
    work: 'p50 added at one connection',
    pass: 0.3,
    goal: 0.1,
    measured: ours,
    unit: ' ms',
    isLeast: true,
  }
}
