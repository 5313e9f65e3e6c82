import { ExpeditionGrid } from '#web/features/expeditions/ExpeditionGrid.tsx'
import { messages } from '#web/features/search/messages.ts'
import { useFavourites } from '#web/lib/account/favourites.tsx'
import { useExpeditionsInsteadQuery } from '#web/pages/ExpeditionsInstead.generated.ts'

/** Expeditions of the whole catalogue, below a search without results. */
export function ExpeditionsInstead() {
  const favourites = useFavourites()
  const { data } = useExpeditionsInsteadQuery()
  const expeditions = data?.expeditions?.nodes ?? []
  if (expeditions.length === 0) return null
  return (
    <section aria-labelledby="a-la-place" className="mt-10">
      <h2 id="a-la-place" className="mb-5 text-h3">
        {messages.instead}
      </h2>
      <ExpeditionGrid expeditions={expeditions} favourites={favourites} isNarrow />
    </section>
  )
}
