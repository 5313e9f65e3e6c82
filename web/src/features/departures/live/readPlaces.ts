import { cardsInView, listedTrips } from '#web/features/departures/live/inView.ts'
import { know } from '#web/features/departures/live/known.ts'
import {
  LiveCardsDocument,
  type LiveDepartureFragment,
  LiveTripDocument,
} from '#web/features/departures/live/LivePlaces.generated.ts'
import type { Graph } from '#web/lib/graph/graph.ts'

/** The service reads no more at once. */
const mostCards = 24

/** Past all caches of the browser; those of the gateway know of each change. */
const fresh = { fetchPolicy: 'no-cache', context: { fetchOptions: { cache: 'no-cache' } } } as const

/**
 * Reads the places of the trips in view: events may be missing. Departures that have changed meanwhile stay as their
 * event left them. A failure leaves the page as it is.
 */
export async function readPlaces(
  graph: Graph,
  hasHolds: boolean,
  changedIds: ReadonlySet<string>,
): Promise<void> {
  const trips = [...new Set(listedTrips())]
  const cards = [...new Set(cardsInView())].slice(0, mostCards)
  const isUnchanged = ({ id }: { id: string }) => !changedIds.has(id)
  const showTrip = async (slug: string) => {
    const departures = (await readTrip(graph, slug)).filter(isUnchanged)
    await showPlaces(graph, hasHolds ? departures : departures.map(withoutHolds))
  }
  const showCards = async () => write(graph, (await readCards(graph, cards)).filter(isUnchanged))
  await Promise.allSettled([...trips.map(showTrip), showCards()])
}

async function readTrip(graph: Graph, slug: string) {
  const client = await graph.apollo()
  const { data } = await client.query({ query: LiveTripDocument, variables: { slug }, ...fresh })
  return data?.expedition?.departures ?? []
}

async function readCards(graph: Graph, ids: string[]) {
  if (ids.length === 0) return []
  const client = await graph.apollo()
  const { data } = await client.query({ query: LiveCardsDocument, variables: { ids }, ...fresh })
  return data?.expeditionsByIds?.flatMap((trip) => trip?.nextDepartures ?? []) ?? []
}

/** Another service may send them where it offers none. */
export const withoutHolds = (departure: LiveDepartureFragment): LiveDepartureFragment => ({
  ...departure,
  heldCount: 0,
  heldUntil: null,
})

/** Writes the new state of departures where the page shows them. */
export async function showPlaces(graph: Graph, departures: readonly LiveDepartureFragment[]): Promise<void> {
  know(departures)
  await write(graph, departures)
}

const write = (graph: Graph, departures: readonly { id: string }[]) =>
  graph.applyChanges(
    Object.fromEntries(departures.map((departure) => [`Departure:${departure.id}`, { ...departure }])),
  )
