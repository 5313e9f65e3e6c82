import { useParams } from 'react-router-dom'
import type { ExpeditionCardFragment } from '#web/features/expeditions/ExpeditionCard.generated.ts'
import { ExpeditionGrid } from '#web/features/expeditions/ExpeditionGrid.tsx'
import { useFavourites } from '#web/lib/account/favourites.tsx'
import { lowestPrice } from '#web/lib/format/format.ts'
import { type Load, notFound } from '#web/lib/graph/load.ts'
import { paths } from '#web/lib/site/paths.ts'
import {
  CollectionPageDocument,
  type CollectionPageQuery,
  useCollectionPageQuery,
} from '#web/pages/CollectionPage.generated.ts'
import { messages as collectionMessages } from '#web/pages/collection.messages.ts'
import { messages } from '#web/pages/messages.ts'
import { pictureApart } from '#web/pages/selections.rules.ts'
import { ContentPage } from '#web/ui/ContentPage.tsx'
import { ItemList } from '#web/ui/ItemList.tsx'

const find = (data: CollectionPageQuery | undefined, slug: string | undefined) =>
  data?.collections?.find((collection) => collection.slug === slug)

export const load: Load = async (graph, { params: { slug } }) => {
  const { data, error } = await graph.query({ query: CollectionPageDocument })
  if (!find(data, slug)) throw data?.collections ? notFound() : (error ?? notFound())
}

/** A curated collection of expeditions. */
export function Page() {
  const { slug } = useParams()
  const favourites = useFavourites()
  const query = useCollectionPageQuery()
  const collection = find(query.dataState === 'complete' ? query.data : undefined, slug)
  if (!collection) return null
  const { name, subtitle, bannerImage } = collection
  const expeditions = pictureApart(collection.expeditions, bannerImage)
  return (
    <ContentPage
      title={name}
      intro={subtitle ?? name}
      canonical={paths.collection(collection.slug)}
      parents={[{ label: messages.adventures, to: paths.catalogue }]}
      photo={bannerImage}
      isLow
      actions={<p className="font-semibold">{toFacts(expeditions)}</p>}
    >
      <ItemList
        items={expeditions.map((expedition) => ({
          name: expedition.name,
          path: paths.expedition(expedition.slug),
        }))}
      />
      <ExpeditionGrid expeditions={expeditions} favourites={favourites} priorityCount={1} />
    </ContentPage>
  )
}

function toFacts(expeditions: ExpeditionCardFragment[]): string {
  const prices = expeditions.map(lowestPrice).filter((price) => price !== null)
  const durations = expeditions.map(({ durationDays }) => durationDays).filter((each) => each > 0)
  return collectionMessages.collectionSummary(
    expeditions.length,
    durations,
    prices.length > 0 ? Math.min(...prices) : null,
  )
}
