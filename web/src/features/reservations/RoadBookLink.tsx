import { BookOpen } from 'lucide-react'
import { roadBookPaths } from '#schema/roadBook.ts'
import { messages } from '#web/features/reservations/messages.ts'
import type { ReservationCardFragment } from '#web/features/reservations/ReservationCard.generated.ts'
import { useFeatures } from '#web/lib/site/features.ts'
import { ButtonLink } from '#web/ui/Button.tsx'

/** Opens the road book as a document of its own; renders nothing for the guide, an option or a trip that is over. */
export function RoadBookLink({ reservation }: { reservation: ReservationCardFragment }) {
  const { roadBook } = useFeatures()
  const { id, status, isGuide, option } = reservation
  if (!roadBook || status !== 'TO_COME' || isGuide || option) return null
  return (
    <ButtonLink to={roadBookPaths.book(id)} isExternal>
      <BookOpen aria-hidden="true" className="size-5" />
      {messages.roadBook}
    </ButtonLink>
  )
}
