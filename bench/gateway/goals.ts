import { cachedNames } from '#bench/gateway/cached.ts'
import { unguardedName } from '#bench/gateway/contenders.ts'
import { ratio, type Track } from '#bench/gateway/rounds.ts'
import type { Row } from '#bench/page.ts'

/** One goal: the passing bound, the target and the measured value. */
export type Goal = {
  work: string
  pass: number
  goal: number
  measured: number
  unit?: string
  isLeast?: boolean
}

export function goalRow({ work, pass, goal, measured, unit = '', isLeast = false }: Goal): Row {
  const meets = (bound: number) => (isLeast ? measured <= bound : measured >= bound)
  const sign = isLeast ? '≤' : '≥'
  return {
    what: work,
    measured: `${measured.toFixed(2)}${unit}`,
    goal: `${sign} ${goal}${unit} (at least ${sign} ${pass})`,
    met: meets(goal) ? 'yes' : meets(pass) ? 'pass' : 'no',
  }
}

/** Goals of our gateway against each contender. */
const peers: { other: string; work: string; pass: number; goal: number }[] = [
  { other: 'hand-written handler', work: 'trip', pass: 0.7, goal: 0.85 },
  { other: 'hand-written handler', work: 'catalogue', pass: 0.7, goal: 0.9 },
  { other: unguardedName, work: 'trip', pass: 0.85, goal: 0.9 },
  { other: unguardedName, work: 'catalogue', pass: 0.85, goal: 0.9 },
  { other: 'Apollo as shipped', work: 'trip', pass: 2.4, goal: 3 },
  { other: 'Yoga', work: 'trip', pass: 2.2, goal: 2.7 },
  { other: 'Yoga, jit, our client', work: 'trip', pass: 1.4, goal: 1.7 },
  { other: 'Mercurius, jit', work: 'trip', pass: 1.1, goal: 1.25 },
  { other: 'Mercurius, jit, our client', work: 'trip', pass: 0.95, goal: 1.05 },
  { other: 'Hive gateway', work: 'trip', pass: 7, goal: 10 },
  { other: 'omnigraph + Yoga', work: 'trip', pass: 4, goal: 6 },
]

export function peerGoals(tracks: Track[]): Goal[] {
  const find = (name: string, work: string) =>
    tracks.find((track) => track.name === name && track.work === work)
  return peers.flatMap(({ other, work, pass, goal }) => {
    const [ours, theirs] = [find('ours', work), find(other, work)]
    return ours && theirs ? [{ work: `${work} ÷ ${other}`, pass, goal, measured: ratio(ours, theirs) }] : []
  })
}

export function cachedGoals(cached: Track[], [uncached]: Track[]): Goal[] {
  const find = (name: string) => cached.find((track) => track.name === name)
  const [byText, byHash, buffer] = [cachedNames.byText, cachedNames.byHash, cachedNames.buffer].map(find)
  if (!byText || !byHash || !buffer || !uncached) return []
  return [
    { work: 'cached public page ÷ uncached handler', pass: 3, goal: 5, measured: ratio(byText, uncached) },
    { work: 'cached hashed GET ÷ fixed buffer', pass: 0.7, goal: 0.85, measured: ratio(byHash, buffer) },
  ]
}
