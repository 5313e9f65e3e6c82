import { type Contender, startContender } from '#bench/gateway/contender.ts'
import { meshCatalogueQuery, meshDescription, meshTripQuery } from '#bench/gateway/mesh.ts'
import { type Operation, operations, type Work } from '#bench/gateway/operations.ts'
import { toCatalogue, toTrip } from '#bench/gateway/pages.ts'
import type { LoadRequest } from '#bench/gateway/slice.ts'

/** Contender with its requests; `toData` maps the response of another schema to the common shape. */
export type Runner = Contender & {
  name: string
  requests: Partial<Record<Work, LoadRequest>>
  toData: (work: Work, text: string) => unknown
}

export const floorName = 'hand-written handler'
export const oursName = 'ours'
export const unguardedName = 'ours, guards off'

const contenders: { name: string; file: string; kind?: string }[] = [
  { name: floorName, file: 'floorProcess.ts' },
  { name: oursName, file: 'oursProcess.ts' },
  { name: unguardedName, file: 'oursProcess.ts', kind: 'unguarded' },
  { name: 'Apollo as shipped', file: 'apolloProcess.ts' },
  { name: 'Yoga', file: 'yogaProcess.js' },
  { name: 'Yoga, jit, our client', file: 'yogaProcess.js', kind: 'tuned' },
  { name: 'Mercurius, jit', file: 'mercuriusProcess.ts' },
  { name: 'Mercurius, jit, our client', file: 'mercuriusProcess.ts', kind: 'tuned' },
  { name: 'Hive gateway', file: 'hiveProcess.js', kind: 'mesh' },
  { name: 'omnigraph + Yoga', file: 'omnigraphProcess.js', kind: 'mesh' },
]

/** Starts contenders over the same upstream, one after the other. */
export async function startContenders(
  upstreamUrl: string,
  slugs: string[],
  names = contenders.map(({ name }) => name),
): Promise<Runner[]> {
  const byWork = operations(slugs)
  const description = meshDescription()
  const runners: Runner[] = []
  for (const { name, file, kind = 'usual' } of contenders.filter((each) => names.includes(each.name))) {
    const started = await startContender(file, [upstreamUrl, kind === 'mesh' ? description : kind])
    if (kind === 'mesh') runners.push({ name, ...started, requests: meshRequests(byWork), toData: meshData })
    else runners.push({ name, ...started, requests: requests(byWork, name === floorName), toData: graphData })
  }
  return runners
}

function requests(byWork: Record<Work, Operation>, isFloor: boolean): Record<Work, LoadRequest> {
  const of = (work: Work): LoadRequest => ({
    path: isFloor ? `/${work}` : '/graphql',
    method: 'POST',
    bodies: byWork[work].variables.map((variables) =>
      JSON.stringify(isFloor ? { variables } : { query: byWork[work].query, variables }),
    ),
  })
  return { trip: of('trip'), catalogue: of('catalogue'), visitor: of('visitor'), name: of('name') }
}

function meshRequests(byWork: Record<Work, Operation>): Partial<Record<Work, LoadRequest>> {
  const of = (query: string, variables: unknown[]): LoadRequest => ({
    path: '/graphql',
    method: 'POST',
    bodies: variables.map((each) => JSON.stringify({ query, variables: each })),
  })
  const prices = byWork.catalogue.variables.map((_, index) => ({ price: `0-${5000 + index}` }))
  return { trip: of(meshTripQuery, byWork.trip.variables), catalogue: of(meshCatalogueQuery, prices) }
}

function graphData(_work: Work, text: string): unknown {
  return JSON.parse(text).data
}

function meshData(work: Work, text: string): unknown {
  const { data } = JSON.parse(text)
  return work === 'trip' ? { expedition: toTrip(data) } : { expeditions: toCatalogue(data.catalogue) }
}
