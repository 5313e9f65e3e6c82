import { ExpeditionGrid } from '#web/features/expeditions/ExpeditionGrid.tsx'
import { useFavourites } from '#web/lib/account/favourites.tsx'
import { adventures } from '#web/lib/format/format.ts'
import type { Load } from '#web/lib/graph/load.ts'
import { paths } from '#web/lib/site/paths.ts'
import { FamilyPageDocument, useFamilyPageQuery } from '#web/pages/content/FamilyPage.generated.ts'
import { family } from '#web/pages/content/family.content.ts'
import { familyFigures } from '#web/pages/content/family.rules.ts'
import { messages } from '#web/pages/messages.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { ContentPage } from '#web/ui/ContentPage.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'
import { Figures, Story } from '#web/ui/Story.tsx'

export const load: Load = (client) => client.query({ query: FamilyPageDocument })

export function Page() {
  const favourites = useFavourites()
  const query = useFamilyPageQuery()
  const expeditions = query.dataState === 'complete' ? query.data.expeditions : null
  return (
    <ContentPage
      title={family.title}
      intro={family.intro}
      canonical={paths.family}
      photo={family.photo}
      actions={
        <>
          <ButtonLink to={paths.familyCatalogue} variant="primary">
            {family.filter}
          </ButtonLink>
          <ButtonLink to={paths.withoutParents}>{family.withoutParents}</ButtonLink>
        </>
      }
    >
      {expeditions && (
        <Figures figures={family.figures(expeditions.totalCount, familyFigures(expeditions.nodes))} />
      )}
      <Story parts={family.parts} />
      {expeditions ? (
        <>
          <h2 className="mt-20 mb-6 text-h2">{adventures(expeditions.totalCount)}</h2>
          <ExpeditionGrid expeditions={expeditions.nodes} favourites={favourites} />
        </>
      ) : (
        <LoadFailure onRetry={query.refetch}>{messages.unavailable}</LoadFailure>
      )}
    </ContentPage>
  )
}
