import { startCached } from '#bench/gateway/cached.ts'
import { floorName, startContenders } from '#bench/gateway/contenders.ts'
import { cachedGoals, type Goal, goalRow, peerGoals } from '#bench/gateway/goals.ts'
import { growth } from '#bench/gateway/growth.ts'
import { benchMemory } from '#bench/gateway/memory.ts'
import { oneConnection } from '#bench/gateway/oneConnection.ts'
import { works } from '#bench/gateway/operations.ts'
import { listTracks, runRounds } from '#bench/gateway/rounds.ts'
import { checkSameAnswers } from '#bench/gateway/sameAnswers.ts'
import { printWork } from '#bench/gateway/tables.ts'
import { recordUpstreams, type Upstreams } from '#bench/gateway/upstream.ts'
import { options } from '#bench/options.ts'
import type { Section } from '#bench/page.ts'

const connections = 10

/** Benchmarks our gateway and its contenders over one static upstream, interleaved in one run. */
export async function benchGateway(): Promise<Section[]> {
  const { rounds, answers } = options
  const upstreams = await recordUpstreams()
  try {
    const goals = await benchGoals(upstreams, rounds, answers)
    await benchFull(upstreams, Math.ceil(rounds / 2))
    return [{ title: 'gateway, capacity beside its contenders', rows: goals.map(goalRow) }]
  } finally {
    await Promise.all([upstreams.lean.stop(), upstreams.full.stop()])
  }
}

/** Runs all contenders over an upstream with the response sizes of the goals. */
async function benchGoals(upstreams: Upstreams, rounds: number, answers: number): Promise<Goal[]> {
  const { lean, slugs } = upstreams
  const runners = await startContenders(lean.url, slugs)
  const cached = await startCached(lean.url, slugs)
  try {
    await checkSameAnswers(runners)
    const tracks = listTracks(runners, ['trip', 'catalogue', 'visitor'])
    await runRounds([...tracks, ...cached.tracks], lean, { rounds, connections })
    const ofWork = (work: string) => tracks.filter((track) => track.work === work)
    for (const work of works) printWork(`gateway: ${work}`, ofWork(work))
    const floor = ofWork('trip').filter(({ name }) => name === floorName)
    printWork('gateway: cached responses', [...cached.tracks, ...floor])
    return [
      ...peerGoals(tracks),
      ...cachedGoals(cached.tracks, floor),
      await oneConnection(runners, lean, slugs, rounds),
      ...(await growth(runners, upstreams, rounds)),
      ...(await benchMemory(runners, answers)),
    ]
  } finally {
    for (const { stop } of [...runners, cached]) await stop()
  }
}

/** Runs the nearest contenders over full api responses: the difference is the cost of reading large JSON. */
async function benchFull({ full, slugs }: Upstreams, rounds: number): Promise<void> {
  const runners = await startContenders(full.url, slugs, [
    floorName,
    'ours',
    'Apollo as shipped',
    'Mercurius, jit, our client',
  ])
  try {
    await checkSameAnswers(runners)
    const tracks = listTracks(runners, ['trip', 'catalogue'])
    await runRounds(tracks, full, { rounds, connections })
    for (const work of works)
      printWork(
        `gateway: ${work}, over our own api’s answers`,
        tracks.filter((track) => track.work === work),
      )
  } finally {
    for (const { stop } of runners) await stop()
  }
}
