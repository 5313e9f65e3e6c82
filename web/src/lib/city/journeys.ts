import { useEffect } from 'react'
import { cityBySlug } from '#rules/cityLinks.content.ts'
import { notifyFollowers, useDevice, useFollowed } from '#web/lib/browser/device.ts'
import type { CityJourneysQuery } from '#web/lib/city/CityJourneys.generated.ts'
import type { Graph } from '#web/lib/graph/graph.ts'
import { useGraph } from '#web/lib/graph/graphHooks.ts'

type Listed = NonNullable<CityJourneysQuery['accessFrom']>
type Journey = Listed[number]['access']

/** Journeys that `start.ts` has requested for the cards of the page. */
type EarlyJourneys = { city: string; answer: Promise<{ data?: CityJourneysQuery }> }

declare global {
  interface Window {
    earlyJourneys?: EarlyJourneys | undefined
  }
}

/** By city and expedition; null where the service has none. */
const known = new Map<string, Journey>()
/** Expeditions that one render shows, without a journey yet. */
const targets = new Set<string>()

/** The journey to an expedition from the city of the device; undefined without a city, or until it is known. */
export function useJourney(id: string) {
  const graph = useGraph()
  const city = useDevice('from')
  const key = `${city} ${id}`
  useEffect(() => {
    if (city && !known.has(key)) want(graph, city, id)
  }, [graph, city, id, key])
  const journey = useFollowed(() => known.get(key), undefined)
  const name = cityBySlug.get(city ?? '')
  return journey && name && { ...journey, city: name }
}

/** Batches the cards that one render shows. */
function want(graph: Graph, city: string, id: string): void {
  if (targets.size === 0) request(graph, city).catch(() => undefined)
  targets.add(id)
}

async function request(graph: Graph, city: string): Promise<void> {
  // The other cards of this render first.
  await undefined
  const ids = [...targets]
  targets.clear()
  const { earlyJourneys: early } = window
  if (early?.city === city) note(city, (await early.answer).data?.accessFrom)
  const missing = ids.filter((id) => !known.has(`${city} ${id}`))
  if (!missing[0]) return
  const { readJourneys } = await import('#web/lib/city/readJourneys.ts')
  note(city, await readJourneys(graph, city, missing))
}

function note(city: string, listed: Listed | null | undefined): void {
  for (const { expeditionId, access } of listed ?? []) known.set(`${city} ${expeditionId}`, access)
  notifyFollowers()
}
