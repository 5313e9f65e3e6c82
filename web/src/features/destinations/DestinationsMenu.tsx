import type { ReactNode } from 'react'
import { Countries, Themes } from '#web/features/destinations/DestinationLists.tsx'
import { messages } from '#web/features/destinations/messages.ts'
import { useDestinations } from '#web/features/destinations/useDestinations.ts'
import { useFeatures } from '#web/lib/site/features.ts'
import { paths } from '#web/lib/site/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'

/** The catalogue by country and by theme, in the header of desktops. */
export function DestinationsMenu() {
  const { isLoading, total, countries, groups } = useDestinations()
  return (
    <>
      {isLoading && <div className="skeleton h-[340px]" />}
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,2.2fr)] gap-8">
        {countries.length > 0 && (
          <Part title={messages.destinations}>
            <Countries countries={countries} />
          </Part>
        )}
        {groups.length > 0 && (
          <Part title={messages.themes}>
            <Themes groups={groups} />
          </Part>
        )}
      </div>
      <p className="mt-4 flex gap-3">
        <ButtonLink to={paths.catalogue} variant="ink" size="sm">
          {messages.all(total)}
        </ButtonLink>
        <ButtonLink to={paths.themes} size="sm">
          {messages.allThemes}
        </ButtonLink>
        {useFeatures().calendar && (
          <ButtonLink to={paths.calendar} size="sm">
            {messages.calendar}
          </ButtonLink>
        )}
      </p>
    </>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="mb-2 text-h3">{title}</h2>
    {children}
  </section>
)
