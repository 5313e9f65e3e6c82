import { Suspense, useMemo } from 'react'
import { Link, useParams } from 'react-router-dom'
import type { AgencyFacts, SiteFeatures } from '#schema/site.ts'
import { messages } from '#web/agency/preview/messages.ts'
import { useExpeditionPreviewQuery } from '#web/agency/preview/Preview.generated.ts'
import { previewGraph, toPublicExpedition } from '#web/agency/preview/publicPage.ts'
import { Loaded } from '#web/agency/shell/Loaded.tsx'
import { GraphProvider } from '#web/lib/graph/graphHooks.ts'
import { AgencyProvider } from '#web/lib/site/agency.ts'
import { withTexts } from '#web/lib/site/agencyTexts.content.ts'
import { FeaturesProvider } from '#web/lib/site/features.ts'
import { Page } from '#web/pages/ExpeditionPage.tsx'
import { expeditionJsonLd } from '#web/pages/expeditionJsonLd.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'

/** The public page of an expedition, from its draft. */
export function Component() {
  const { id = '' } = useParams()
  const query = useExpeditionPreviewQuery({ variables: { id }, fetchPolicy: 'network-only' })
  const { agency, features, site } = query.data ?? {}
  const isUnknown = agency && !agency.expedition
  return (
    <>
      <title>{messages.title}</title>
      <div className="mb-6 rounded-lg bg-sun-100 px-4 py-3 sm:px-6">
        <p className="font-semibold">{messages.title}</p>
        <p className="text-meta">{messages.intro}</p>
        <Link to={`/aventures/${id}`} className="link inline-flex min-h-11 items-center">
          {messages.back}
        </Link>
      </div>
      {isUnknown ? (
        <EmptyState>{messages.unknown}</EmptyState>
      ) : (
        <Loaded data={site && agency?.expedition?.preview} isLoading={query.loading} onRetry={query.refetch}>
          {(preview) =>
            site && <PublicPage key={id} preview={preview} features={features ?? {}} site={site} />
          }
        </Loaded>
      )}
    </>
  )
}

type Props = {
  preview: Parameters<typeof toPublicExpedition>[0]
  features: SiteFeatures
  site: AgencyFacts
}

function PublicPage({ preview, features, site }: Props) {
  const agency = useMemo(() => withTexts(site), [site])
  const expedition = useMemo(() => toPublicExpedition(preview), [preview])
  const graph = useMemo(() => previewGraph(expedition), [expedition])
  return (
    <>
      <div inert className="-mx-4 lg:-mx-10">
        <GraphProvider value={graph}>
          <AgencyProvider value={agency}>
            <FeaturesProvider value={features}>
              <Suspense>
                <Page />
              </Suspense>
            </FeaturesProvider>
          </AgencyProvider>
        </GraphProvider>
      </div>
      <details className="mt-8 rounded-lg bg-surface px-4 shadow-1">
        <summary className="min-h-12 cursor-pointer py-3 font-semibold">{messages.structured}</summary>
        <pre className="pb-4 text-meta wrap-anywhere whitespace-pre-wrap">
          {JSON.stringify(expeditionJsonLd(expedition, window.location.origin, agency), null, 2)}
        </pre>
      </details>
    </>
  )
}
