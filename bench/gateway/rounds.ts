import type { Contender } from '#bench/gateway/contender.ts'
import type { Runner } from '#bench/gateway/contenders.ts'
import type { Work } from '#bench/gateway/operations.ts'
import { type LoadRequest, type Slice, slice } from '#bench/gateway/slice.ts'
import { median } from '#bench/measure.ts'

/** Slices of one contender at one operation, one a round. */
export type Track = {
  name: string
  work: string
  contender: Contender
  request: LoadRequest
  rounds: Measured[]
}
type Measured = Slice & { upstreamCalls: number }

export function listTracks(runners: Runner[], works: Work[]): Track[] {
  return works.flatMap((work) =>
    runners.flatMap((contender) => {
      const request = contender.requests[work]
      return request ? [{ name: contender.name, work, contender, request, rounds: [] }] : []
    }),
  )
}

/** Warm-up of a track: V8 compiles on other threads, for four seconds of processor where there is much code. */
const warmAfterAnswers = 15_000
const warmUpSeconds = { least: 5, most: 20 }

/** Runs one slice of every track in each round; each round starts with another track. */
export async function runRounds(
  tracks: Track[],
  upstream: Contender | undefined,
  { rounds, connections }: { rounds: number; connections: number },
): Promise<void> {
  for (const track of tracks) await warmUp(track, connections)
  for (let round = 0; round < rounds; round++) {
    const start = (round * 7) % tracks.length
    for (const track of [...tracks.slice(start), ...tracks.slice(0, start)]) {
      const before = await upstream?.work()
      const measured = await slice(track.contender, track.request, { connections })
      const after = await upstream?.work()
      const calls = before && after ? after.calls - before.calls : 0
      track.rounds.push({ ...measured, upstreamCalls: calls / Math.max(1, measured.answers) })
    }
  }
}

async function warmUp({ contender, request }: Track, connections: number): Promise<void> {
  const begunAt = performance.now()
  const seconds = () => (performance.now() - begunAt) / 1000
  let answers = 0
  while (seconds() < warmUpSeconds.least || (seconds() < warmUpSeconds.most && answers < warmAfterAnswers))
    answers += (await slice(contender, request, { connections })).answers
}

export function figure(track: Track, of: keyof Measured): number {
  return median(track.rounds.map((round) => round[of]))
}

/** Median of the ratios of each round: disturbances of a whole round cancel out. */
export function ratio(track: Track, floor: Track, of: keyof Measured = 'perCpuSecond'): number {
  return median(track.rounds.map((round, index) => round[of] / (floor.rounds[index]?.[of] ?? Number.NaN)))
}
