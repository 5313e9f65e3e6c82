import type { ExpeditionCardFragment } from '#web/features/expeditions/ExpeditionCard.generated.ts'
import { ExpeditionCard } from '#web/features/expeditions/ExpeditionCard.tsx'
import { useFavourites } from '#web/lib/account/favourites.tsx'
import { Carousel } from '#web/ui/Carousel.tsx'

type Props = { label: string; expeditions: ExpeditionCardFragment[] }

export function SimilarExpeditions({ label, expeditions }: Props) {
  const favourites = useFavourites()
  return (
    <Carousel label={label}>
      {expeditions.map((expedition) => (
        <li key={expedition.id}>
          <ExpeditionCard expedition={expedition} favourites={favourites} isCompact />
        </li>
      ))}
    </Carousel>
  )
}
