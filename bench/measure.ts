import autocannon from 'autocannon'

export type Load = { p50: number; p95: number; p99: number; perSecond: number }

/**
 * Distributes the paths over the connections, so that no two request the same path at once. Times are milliseconds, one for
 * each response.
 */
export async function loadHttp(
  url: string,
  paths: string[],
  connections: number,
  seconds: number,
): Promise<Load> {
  const times: number[] = []
  let failures = 0
  const shares = Array.from({ length: connections }, (_, share) =>
    paths.filter((_path, index) => index % connections === share % paths.length),
  )
  let dealt = 0
  const setupClient = (client: autocannon.Client) =>
    client.setRequests((shares[dealt++] ?? paths).map((path) => ({ path })))
  const options = { url, connections, duration: seconds, setupClient }
  const { errors, timeouts } = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)))
    running.on('response', (_client, status, _bytes, ms) => {
      times.push(ms)
      if (status !== 200) failures++
    })
  })
  if (failures + errors + timeouts > 0)
    throw new Error(`${url}: ${failures} refusals, ${errors} errors, ${timeouts} timeouts`)
  return summary(times, seconds)
}

/** Runs the same work in parallel loops, without HTTP. */
export async function loadLoops(
  work: (round: number) => Promise<unknown>,
  loops: number,
  seconds: number,
): Promise<Load> {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  const loop = async (offset: number) => {
    for (let round = offset; performance.now() < end; round += loops) {
      const begunAt = performance.now()
      await work(round)
      times.push(performance.now() - begunAt)
    }
  }
  await Promise.all(Array.from({ length: loops }, (_, index) => loop(index)))
  return summary(times, seconds)
}

function summary(times: number[], seconds: number): Load {
  const sorted = times.sort((a, b) => a - b)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), perSecond: sorted.length / seconds }
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** The value that 95 of 100 do not exceed. */
export function percentile95(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN
}

/** Takes the median of each figure over several rounds. */
export function medianLoad(loads: Load[]): Load {
  const of = (figure: keyof Load) => median(loads.map((load) => load[figure]))
  return { p50: of('p50'), p95: of('p95'), p99: of('p99'), perSecond: of('perSecond') }
}

export function ms(value: number): string {
  return value < 10 ? value.toFixed(1) : value.toFixed(0)
}
