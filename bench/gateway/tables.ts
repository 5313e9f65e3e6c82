import { floorName } from '#bench/gateway/contenders.ts'
import { figure, ratio, type Track } from '#bench/gateway/rounds.ts'
import { ms } from '#bench/measure.ts'
import { printTable } from '#bench/page.ts'

/** Prints one operation: every contender beside the hand-written handler, or beside the last track without one. */
export function printWork(title: string, tracks: Track[]): void {
  const floor = tracks.find(({ name }) => name === floorName) ?? tracks.at(-1)
  if (!floor) return
  printTable(
    title,
    tracks.map((track) => ({
      contender: track.name,
      [`capacity ÷ ${floor.name}`]: ratio(track, floor).toFixed(2),
      'answers a second ÷': ratio(track, floor, 'perSecond').toFixed(2),
      'p99 ÷': ratio(track, floor, 'p99').toFixed(2),
      'CPU µs an answer': Math.round(1e6 / figure(track, 'perCpuSecond')),
      'of them the system’s': Math.round(figure(track, 'kernelUs')),
      'answers a second': Math.round(figure(track, 'perSecond')),
      'p50 ms': ms(figure(track, 'p50')),
      'p99 ms': ms(figure(track, 'p99')),
      'kB an answer': (figure(track, 'meanBytes') / 1000).toFixed(1),
      refused: track.rounds.reduce((sum, { refusals }) => sum + refusals, 0),
      'upstream calls': figure(track, 'upstreamCalls').toFixed(1),
    })),
  )
}
