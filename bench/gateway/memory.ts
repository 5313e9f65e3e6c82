import type { Contender } from '#bench/gateway/contender.ts'
import { floorName, oursName, type Runner } from '#bench/gateway/contenders.ts'
import type { Goal } from '#bench/gateway/goals.ts'
import { type LoadRequest, slice } from '#bench/gateway/slice.ts'
import { printTable } from '#bench/page.ts'

const megabytes = (bytes: number): number => bytes / 2 ** 20

/** Compares the memory of our gateway with the hand-written handler after load, and again after N more responses. */
export async function benchMemory(runners: Runner[], answers: number): Promise<Goal[]> {
  const [ours, floor] = [oursName, floorName].map((name) => runners.find((runner) => runner.name === name))
  if (!ours || !floor) return []
  const [own, least] = [await ours.memory(), await floor.memory()]
  const { trip, visitor } = ours.requests
  const along = await heldAlong(
    ours,
    [trip, visitor, visitor, visitor].filter((request) => request !== undefined),
    answers,
  )
  printTable(
    'gateway: memory',
    [
      { process: oursName, 'answers more': 0, ...own },
      { process: floorName, 'answers more': 0, ...least },
      ...along.map((memory) => ({ process: oursName, ...memory })),
    ].map(({ rss, held, ...rest }) => ({
      ...rest,
      'MB occupied': megabytes(rss).toFixed(0),
      'MB held after a collection': megabytes(held).toFixed(1),
    })),
  )
  const last = along.at(-1)?.held ?? Number.NaN
  return [
    {
      work: 'memory over the handler',
      pass: 30,
      goal: 15,
      measured: megabytes(own.held - least.held),
      unit: ' MB',
      isLeast: true,
    },
    {
      work: `held more, ${answers} answers later`,
      pass: 4,
      goal: 2,
      measured: megabytes(last - own.held),
      unit: ' MB',
      isLeast: true,
    },
  ]
}

async function heldAlong(contender: Contender, requests: LoadRequest[], answers: number) {
  const seen = []
  let done = 0
  for (let quarter = 1; quarter <= 4; quarter++) {
    while (done < (answers * quarter) / 4)
      for (const request of requests) done += (await slice(contender, request, {})).answers
    seen.push({ 'answers more': done, ...(await contender.memory()) })
  }
  return seen
}
