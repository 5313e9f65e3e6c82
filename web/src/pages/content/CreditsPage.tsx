import type { Load } from '#web/lib/graph/load.ts'
import { paths } from '#web/lib/site/paths.ts'
import { CreditsPageDocument, useCreditsPageQuery } from '#web/pages/content/CreditsPage.generated.ts'
import { toPhotograph } from '#web/pages/content/credits.content.ts'
import { messages } from '#web/pages/messages.ts'
import { ContentPage } from '#web/ui/ContentPage.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'

export const load: Load = (client) => client.query({ query: CreditsPageDocument })

/** All photographs with author, licence and source. */
export function Page() {
  const query = useCreditsPageQuery()
  const credits = query.dataState === 'complete' ? query.data.photoCredits : null
  return (
    <ContentPage title={messages.credits} intro={messages.creditsIntro} canonical={paths.credits}>
      {!credits && <LoadFailure onRetry={query.refetch}>{messages.unavailable}</LoadFailure>}
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
        {credits?.map(({ name, url, alt, place, author, license, licenseUrl, sourceUrl }) => (
          <li key={name}>
            <img
              src={url}
              alt={alt}
              width={320}
              height={240}
              loading="lazy"
              decoding="async"
              className="aspect-4/3 w-full rounded-md bg-sand object-cover"
            />
            <p className="mt-2 font-semibold">{author}</p>
            {place && <p className="text-meta text-ink-2">{place}</p>}
            <p className="text-meta">
              {licenseUrl ? (
                <a href={licenseUrl} className="link">
                  {license}
                </a>
              ) : (
                license
              )}
              {sourceUrl && (
                <>
                  {' · '}
                  <a href={sourceUrl} className="link" aria-label={messages.creditSourceFor(alt)}>
                    {messages.creditSource}
                  </a>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
      <section className="mt-14 max-w-[44.9em]">
        <h2 className="text-h2">{toPhotograph.title}</h2>
        <p className="mt-4">{toPhotograph.text}</p>
        <ul className="mt-4 list-disc space-y-2 pl-5">
          {toPhotograph.list.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </ContentPage>
  )
}
