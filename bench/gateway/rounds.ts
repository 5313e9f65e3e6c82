import type { Contender } from '#bench/gateway/contender.ts'
import type { Runner } from '#bench/gateway/contenders.ts'
import type { Work } from '#bench/gateway/operations.ts'
import { type Question, type Slice, slice } from '#bench/gateway/slice.ts'
import { median } from '#bench/measure.ts'

/** One contender at one work, round by round. */
export type Track = {
  name: string
  work: string
  contender: Contender
  question: Question
  rounds: Measured[]
}
type Measured = Slice & { upstreamCalls: number }

export function tracksOf(runners: Runner[], works: Work[]): Track[] {
  return works.flatMap((work) =>
    runners.flatMap((contender) => {
      const question = contender.questions[work]
      return question ? [{ name: contender.name, work, contender, question, rounds: [] }] : []
    }),
  )
}

/** The engine compiles beside the work, for four seconds of processor in all where there is much code: until then it is what is measured. */
const warmAfterAnswers = 15_000
const warmUpSeconds = { least: 5, most: 20 }

/** One slice of every track a round, each round beginning with another one. */
export async function runRounds(
  tracks: Track[],
  upstream: Contender,
  { rounds, connections }: { rounds: number; connections: number },
): Promise<void> {
  for (const track of tracks) await warmUp(track, connections)
  for (let round = 0; round < rounds; round++) {
    const start = (round * 7) % tracks.length
    for (const track of [...tracks.slice(start), ...tracks.slice(0, start)]) {
      const before = await upstream.work()
      const measured = await slice(track.contender, track.question, { connections })
      const after = await upstream.work()
      track.rounds.push({
        ...measured,
        upstreamCalls: (after.calls - before.calls) / Math.max(1, measured.answers),
      })
    }
  }
}

async function warmUp({ contender, question }: Track, connections: number): Promise<void> {
  let answers = 0
  for (let second = 0; second < warmUpSeconds.most; second++) {
    if (second >= warmUpSeconds.least && answers >= warmAfterAnswers) return
    answers += (await slice(contender, question, { connections })).answers
  }
}

export function figure(track: Track, of: keyof Measured): number {
  return median(track.rounds.map((round) => round[of]))
}

/** The median of the per-round ratios: what disturbs a whole round cancels out. */
export function ratio(track: Track, floor: Track, of: keyof Measured = 'perCpuSecond'): number {
  return median(track.rounds.map((round, index) => round[of] / (floor.rounds[index]?.[of] ?? Number.NaN)))
}
