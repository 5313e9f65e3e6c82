import { Suspense } from 'react'
import { DepartureSection } from '#web/features/departures/DepartureSection.tsx'
import { ExpeditionAccess } from '#web/features/details/ExpeditionAccess.tsx'
import { ExpeditionGuide } from '#web/features/details/ExpeditionGuide.tsx'
import { ExpeditionPriceContent, ExpeditionProgramme } from '#web/features/details/ExpeditionProgramme.tsx'
import { SectionTabs } from '#web/features/details/SectionTabs.tsx'
import { sectionsOf } from '#web/features/details/sections.rules.ts'
import { ExpeditionCard } from '#web/features/expeditions/ExpeditionCard.tsx'
import { Questions } from '#web/features/questions/Questions.tsx'
import { ExpeditionReviews } from '#web/features/reviews/ExpeditionReviews.tsx'
import { RouteMap } from '#web/features/route/RouteMap.tsx'
import { useFavourites } from '#web/lib/account/favourites.tsx'
import { ActiveDayProvider } from '#web/lib/route/activeDay.tsx'
import type { ExpeditionPageQuery } from '#web/pages/ExpeditionPage.generated.ts'
import { messages } from '#web/pages/messages.ts'
import { Carousel } from '#web/ui/Carousel.tsx'
import { Section } from '#web/ui/Section.tsx'

type Expedition = NonNullable<ExpeditionPageQuery['expedition']>
type Props = { expedition: Expedition }

export const Tabs = ({ expedition }: Props) => <SectionTabs sections={sectionsOf(expedition)} />

/** Everything beside the booking panel, below the first screen. */
export function Story({ expedition }: Props) {
  return (
    <ActiveDayProvider>
      {expedition.guide && <ExpeditionGuide guide={expedition.guide} />}
      <Suspense>
        <RouteMap expedition={expedition} />
      </Suspense>
      <Suspense>
        <ExpeditionProgramme expedition={expedition} />
        <DepartureSection />
        <ExpeditionPriceContent expedition={expedition} />
        <ExpeditionAccess expedition={expedition} />
      </Suspense>
    </ActiveDayProvider>
  )
}

type VoicesProps = Props & { onMore: (after: string) => void; isBusy: boolean }

/** Reviews, questions and similar expeditions, over the whole width. */
export function Voices({ expedition, onMore, isBusy }: VoicesProps) {
  return (
    <div className="print:hidden">
      <div id="avis">
        <Section title={messages.reviews} className="px-0">
          <ExpeditionReviews expedition={expedition} onMore={onMore} isBusy={isBusy} />
        </Section>
      </div>
      <div id="questions">
        <Section title={messages.questions} intro={messages.questionsIntro} className="px-0 pt-0!">
          <Questions expedition={expedition} />
        </Section>
      </div>
      <Similar expedition={expedition} />
    </div>
  )
}

function Similar({ expedition }: Props) {
  const favourites = useFavourites()
  if (!expedition.similarExpeditions || expedition.similarExpeditions.length === 0) return null
  return (
    <Section title={messages.similar} className="px-0">
      <Carousel label={messages.similar}>
        {expedition.similarExpeditions.map((similar) => (
          <li key={similar.id}>
            <ExpeditionCard expedition={similar} favourites={favourites} isCompact />
          </li>
        ))}
      </Carousel>
    </Section>
  )
}
