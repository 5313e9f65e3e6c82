import { Suspense } from 'react'
import { type Choice, ChoiceContext } from '#web/features/departures/choice.ts'
import { DepartureSection } from '#web/features/departures/DepartureSection.tsx'
import { ExpeditionAccess } from '#web/features/details/ExpeditionAccess.tsx'
import { ExpeditionCarbon } from '#web/features/details/ExpeditionCarbon.tsx'
import { ExpeditionPriceContent, ExpeditionProgramme } from '#web/features/details/ExpeditionProgramme.tsx'
import { ExpeditionShares } from '#web/features/details/ExpeditionShares.tsx'
import { RouteMap } from '#web/features/route/RouteMap.tsx'
import { lowestPrice } from '#web/lib/format/format.ts'
import { ActiveDayProvider } from '#web/lib/route/activeDay.tsx'
import { ExpeditionCity } from '#web/pages/ExpeditionCity.tsx'
import type { ExpeditionPageQuery } from '#web/pages/ExpeditionPage.generated.ts'

type Props = { expedition: NonNullable<ExpeditionPageQuery['expedition']>; choice: Choice }

/** Route, programme, dates, price with its shares, emissions and access. */
export function ExpeditionStory({ expedition, choice }: Props) {
  return (
    <ActiveDayProvider>
      <Suspense>
        <RouteMap expedition={expedition} />
      </Suspense>
      <Suspense>
        <ExpeditionProgramme expedition={expedition} />
        <ChoiceContext value={choice}>
          <DepartureSection />
        </ChoiceContext>
        <ExpeditionPriceContent expedition={expedition} />
        <ExpeditionShares
          expedition={expedition}
          price={choice.chosen?.price ?? lowestPrice(expedition) ?? 0}
        />
        <ExpeditionCity />
        <ExpeditionCarbon expedition={expedition} />
        <ExpeditionAccess expedition={expedition} />
      </Suspense>
    </ActiveDayProvider>
  )
}
