import { useLocation } from 'react-router-dom'
import type { Load } from '#web/lib/graph/load.ts'
import { paths } from '#web/lib/site/paths.ts'
import { GuideCard } from '#web/pages/content/GuideProfile.tsx'
import {
  GuidesPageDocument,
  type GuidesPageQuery,
  useGuidesPageQuery,
} from '#web/pages/content/GuidesPage.generated.ts'
import { guidesCopy } from '#web/pages/content/guides.content.ts'
import {
  type GuideQuery,
  listChoices,
  listGuides,
  readGuideQuery,
  selectShown,
} from '#web/pages/content/guides.rules.ts'
import { SelectForm } from '#web/pages/content/SelectForm.tsx'
import { messages } from '#web/pages/messages.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { ContentPage } from '#web/ui/ContentPage.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ItemList } from '#web/ui/ItemList.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'

export const load: Load = (client) => client.query({ query: GuidesPageDocument })

const guidesFrom = (data: GuidesPageQuery | undefined) => listGuides(data?.expeditions?.nodes ?? [])
type Guides = ReturnType<typeof guidesFrom>

export function Page() {
  const input = readGuideQuery(new URLSearchParams(useLocation().search))
  const query = useGuidesPageQuery()
  const read = query.dataState === 'complete' && query.data.expeditions ? query.data : undefined
  const guides = guidesFrom(read)
  return (
    <ContentPage title={guidesCopy.title} intro={guidesCopy.intro} canonical={paths.guides}>
      <ItemList
        items={guides.map(({ guide }) => ({ name: guide.fullName, path: paths.guide(guide.slug) }))}
      />
      {!read && <LoadFailure onRetry={query.refetch}>{messages.unavailable}</LoadFailure>}
      {read && guides.length === 0 && (
        <EmptyState action={<ButtonLink to={paths.catalogue}>{messages.allAdventures}</ButtonLink>}>
          {messages.noGuideYet}
        </EmptyState>
      )}
      {guides.length > 0 && <FilteredGuides guides={guides} input={input} />}
    </ContentPage>
  )
}

function FilteredGuides({ guides, input }: { guides: Guides; input: GuideQuery }) {
  const shown = selectShown(guides, input)
  return (
    <>
      <GuidesFilter guides={guides} input={input} />
      <p role="status" className="mt-5 mb-1 flex flex-wrap gap-x-4 text-meta text-ink-2 md:mb-5">
        {guidesCopy.count(shown.length)}
      </p>
      {shown.length === 0 && (
        <EmptyState action={<ButtonLink to={paths.guides}>{guidesCopy.all}</ButtonLink>}>
          {guidesCopy.none}
        </EmptyState>
      )}
      <ul className="grid md:grid-cols-2 md:gap-6 xl:grid-cols-3">
        {shown.map((entry) => (
          <GuideCard key={entry.guide.id} {...entry} />
        ))}
        {shown.length > 0 && <Invitation after={shown.length} />}
      </ul>
    </>
  )
}

/** Fills the last row of two or three columns, so that no card stands alone. */
function Invitation({ after }: { after: number }) {
  const medium = after % 2 === 0 ? 'md:col-span-2' : ''
  const wide = ['xl:col-span-3', 'xl:col-span-2', 'xl:col-span-1'][after % 3]
  return (
    <li
      className={`row-span-3 rounded-xl bg-sand p-7 max-md:hidden md:flex md:flex-col md:items-start md:justify-center ${medium} ${wide}`}
    >
      <p className="text-h2">{guidesCopy.join}</p>
      <p className="mt-2 mb-5 max-w-[28.2em] text-ink-2">{guidesCopy.joinText}</p>
      <ButtonLink to={`${paths.partners}#guides`}>{guidesCopy.joinLink}</ButtonLink>
    </li>
  )
}

function GuidesFilter({ guides, input }: { guides: Guides; input: GuideQuery }) {
  return (
    <SelectForm
      label={guidesCopy.filter}
      action={paths.guides}
      submit={guidesCopy.apply}
      className="grid max-w-2xl grid-cols-2 items-end gap-4"
      fields={[
        {
          name: 'activite',
          label: guidesCopy.activity,
          all: guidesCopy.anyActivity,
          value: input.activite,
          choices: listChoices(guides, 'activities', input),
        },
        {
          name: 'massif',
          label: guidesCopy.massif,
          all: guidesCopy.anyMassif,
          value: input.massif,
          choices: listChoices(guides, 'massifs', input),
        },
      ]}
    />
  )
}
