import { deepStrictEqual } from 'node:assert/strict'
import { floorName, type Runner } from '#bench/gateway/contenders.ts'
import { type Work, works } from '#bench/gateway/operations.ts'

const checked = 5

/** Rejects contenders whose responses differ, before anything is measured. */
export async function checkSameAnswers(runners: Runner[]): Promise<void> {
  const floor = runners.find(({ name }) => name === floorName)
  for (const work of works)
    for (let index = 0; index < checked; index++) {
      const expected = floor && (await readData(floor, work, index))
      for (const runner of runners)
        if (runner.requests[work])
          expectSame(`${runner.name}, ${work}`, await readData(runner, work, index), expected)
    }
}

function expectSame(what: string, actual: unknown, expected: unknown): void {
  try {
    deepStrictEqual(actual, expected)
  } catch (cause) {
    throw new Error(`${what}: another answer than the others`, { cause })
  }
}

async function readData(runner: Runner, work: Work, index: number): Promise<unknown> {
  const { path = '', bodies = [] } = runner.requests[work] ?? {}
  const response = await fetch(runner.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: bodies[index % bodies.length] ?? '',
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${runner.name}, ${work}: ${response.status} ${text.slice(0, 500)}`)
  return JSON.parse(JSON.stringify(runner.toData(work, text)))
}
