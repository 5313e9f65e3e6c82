import autocannon from 'autocannon'
import type { Contender } from '#bench/gateway/contender.ts'
import { median } from '#bench/measure.ts'

/** Request that a slice repeats, with its bodies in rotation. */
export type LoadRequest = {
  path: string
  method: 'GET' | 'POST'
  headers?: Record<string, string>
  bodies: string[]
  /** Length of a slice in responses instead of seconds, for a slow contender: no unfinished work reaches the next slice. */
  amount?: number
}

export type Slice = {
  answers: number
  perSecond: number
  /** Responses for one second of the contender's CPU, independent of other load. */
  perCpuSecond: number
  /** System part of that CPU in microseconds a response, mostly sockets. */
  kernelUs: number
  p50: number
  p99: number
  meanBytes: number
  /** 503 responses: our gateway sheds load when its event loop stalls for half a second. */
  refusals: number
}

const json = { 'content-type': 'application/json' }

/** Runs one slice of load. Each connection starts elsewhere in the list, so that no two send the same request at once. */
export async function slice(
  contender: Contender,
  { path, method, headers = json, bodies, amount }: LoadRequest,
  { connections = 10, seconds = 1 },
): Promise<Slice> {
  const requests = bodies.map((body) => ({ path, method, headers, ...(method === 'POST' && { body }) }))
  const times: number[] = []
  let bytes = 0
  let refusals = 0
  let client = 0
  const before = await contender.work()
  const begunAt = performance.now()
  let endedAt = begunAt
  const { errors, timeouts, duration } = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(
      {
        url: contender.url,
        connections,
        duration: seconds,
        requests,
        ...(amount && { amount }),
        setupClient(one) {
          const start = Math.floor((client++ * requests.length) / connections)
          one.setRequests([...requests.slice(start), ...requests.slice(0, start)])
        },
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    )
    running.on('response', (_client, status, length, ms) => {
      endedAt = performance.now()
      if (status !== 200) refusals++
      else {
        times.push(ms)
        bytes += length
      }
    })
  })
  const after = await contender.work()
  if (errors + timeouts > 0) throw new Error(`${path}: ${errors} errors, ${timeouts} timeouts`)
  const sorted = times.sort((a, b) => a - b)
  return {
    answers: sorted.length,
    // With an amount, autocannon rounds the duration up to a second.
    perSecond: sorted.length / (amount ? (endedAt - begunAt) / 1000 : duration),
    perCpuSecond: (sorted.length / (after.cpuMs - before.cpuMs)) * 1000,
    kernelUs: ((after.kernelMs - before.kernelMs) / sorted.length) * 1000,
    p50: median(sorted),
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
    meanBytes: bytes / Math.max(1, sorted.length),
    refusals,
  }
}
