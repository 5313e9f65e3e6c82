import { Columns3, X } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { ShareList } from '#web/features/shortlist/ShareList.tsx'
import type { Load } from '#web/lib/graph/load.ts'
import { useCompared } from '#web/lib/site/compared.ts'
import { paths } from '#web/lib/site/paths.ts'
import {
  type ComparedExpeditionFragment,
  ComparePageDocument,
  useComparePageQuery,
} from '#web/pages/ComparePage.generated.ts'
import { messages } from '#web/pages/compare.messages.ts'
import { compareSearch, listRows, readTrips } from '#web/pages/compare.rules.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { ContentPage } from '#web/ui/ContentPage.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'
import { Picture } from '#web/ui/Picture.tsx'

const toVariables = (params: URLSearchParams) => ({
  trips: readTrips(params.get('trips')).slugs,
  from: params.get('from'),
})

export const load: Load = async (graph, { request }) => {
  const variables = toVariables(new URL(request.url).searchParams)
  if (variables.trips.length > 0) await graph.query({ query: ComparePageDocument, variables })
}

/** Up to four expeditions in one address: the same page for everybody who opens it. */
export function Page() {
  const [params] = useSearchParams()
  const { slugs, isCut } = readTrips(params.get('trips'))
  const query = useComparePageQuery({ variables: toVariables(params), skip: slugs.length === 0 })
  const found = query.data?.expeditionsByIds
  const expeditions = found?.filter((expedition) => expedition !== null) ?? []
  const unknownCount = found ? found.length - expeditions.length : 0
  return (
    <ContentPage
      title={messages.title}
      intro={messages.intro}
      canonical={paths.comparison + compareSearch(slugs)}
      isIndexed={false}
    >
      {isCut && <p className="mb-3 font-semibold">{messages.cut}</p>}
      {unknownCount > 0 && (
        <p className="mb-3 font-semibold">
          {unknownCount === 1 ? messages.unknownTrip : messages.unknownTrips(unknownCount)}
        </p>
      )}
      {slugs.length > 0 && !found && !query.loading && (
        <LoadFailure onRetry={query.refetch}>{messages.failed}</LoadFailure>
      )}
      {expeditions.length > 0 && <Table expeditions={expeditions} params={params} />}
      {expeditions.length > 0 && (
        <div className="mt-6">
          <ShareList expeditionIds={expeditions.map(({ id }) => id)} />
        </div>
      )}
      {(slugs.length === 0 || found) && expeditions.length < 2 && (
        <TooFew isEmpty={expeditions.length === 0} />
      )}
    </ContentPage>
  )
}

function TooFew({ isEmpty }: { isEmpty: boolean }) {
  return (
    <div className="mt-8">
      <EmptyState
        icon={Columns3}
        action={
          <ButtonLink to={paths.catalogue} variant="primary">
            {messages.browse}
          </ButtonLink>
        }
      >
        {isEmpty ? messages.none : messages.one}
      </EmptyState>
    </div>
  )
}

const cells =
  'w-full border-separate border-spacing-0 text-left tabular-nums [&_:is(td,th)]:border-b [&_:is(td,th)]:border-line [&_:is(td,th)]:p-2.5 [&_:is(td,th)]:align-top [&_tr>*+*]:min-w-[131px] lg:[&_:is(td,th)]:px-4.5 lg:table-fixed lg:[&_:is(td,th)]:py-3.5'
const stickyHead =
  '[&>th]:bg-surface lg:[&>th]:sticky lg:[&>th]:top-(--header-height) lg:[&>th]:z-2 lg:[&>th]:py-1.5'
const rowTitle =
  'sticky left-0 z-1 w-24 min-w-24 bg-surface text-meta font-semibold text-ink-2 lg:w-42 [overflow-wrap:anywhere]'

type TableProps = { expeditions: ComparedExpeditionFragment[]; params: URLSearchParams }

/** On a narrow screen the table alone scrolls sideways, beside its fixed first column; on a wide one the names stay in view. */
function Table({ expeditions, params }: TableProps) {
  const isShort = params.get('differences') === '1'
  const slugs = expeditions.map(({ slug }) => slug)
  const rows = listRows(expeditions, params.get('from'), isShort)
  return (
    <>
      {expeditions.length > 1 && (
        <p className="mb-4">
          <Link to={compareSearch(slugs, params, !isShort)} preventScrollReset replace className="link">
            {isShort ? messages.everything : messages.onlyDifferences}
          </Link>
        </p>
      )}
      <section
        aria-label={messages.title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable.
        tabIndex={0}
        className="overflow-x-auto rounded-lg bg-surface ring-1 ring-line lg:overflow-visible"
      >
        <table className={cells}>
          <caption className="sr-only">{messages.caption}</caption>
          <thead>
            <tr>
              <td className={`${rowTitle} rounded-tl-lg border-b-0!`} />
              {expeditions.map(({ id, coverImage }) => (
                <td key={id} className="rounded-tr-lg border-b-0! pb-0!">
                  {coverImage && (
                    <span className="block aspect-3/2 max-w-65 overflow-hidden rounded-md">
                      <Picture image={coverImage} sizes="260px" ratio={3 / 2} />
                    </span>
                  )}
                </td>
              ))}
            </tr>
            <tr className={stickyHead}>
              <th scope="col" className={rowTitle}>
                {messages.feature}
              </th>
              {expeditions.map((expedition) => (
                <Heading
                  key={expedition.id}
                  expedition={expedition}
                  others={compareSearch(
                    slugs.filter((slug) => slug !== expedition.slug),
                    params,
                    isShort,
                  )}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ title, cells }) => (
              <tr key={title}>
                <th scope="row" className={rowTitle}>
                  {title}
                </th>
                {cells.map(({ text, isLowest }, index) => (
                  <td key={slugs[index]}>
                    {text}
                    {isLowest && (
                      <span className="ml-1.5 inline-block rounded-full bg-pine-100 px-2 text-meta font-semibold text-pine-800">
                        {messages.lowest}
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

type HeadingProps = { expedition: ComparedExpeditionFragment; others: string }

function Heading({ expedition: { slug, name }, others }: HeadingProps) {
  const { compared, isChoosing, choose } = useCompared()
  return (
    <th scope="col">
      <Link to={paths.expedition(slug)} className="link block py-1.5">
        {name}
      </Link>
      <Link
        to={others || paths.comparison}
        preventScrollReset
        replace
        onClick={() => isChoosing && choose(compared.filter((each) => each !== slug))}
        aria-label={messages.remove(name)}
        className="inline-flex min-h-11 items-center gap-1 text-meta font-normal text-ink-2"
      >
        <X aria-hidden="true" className="size-4" />
        {messages.removeShort}
      </Link>
    </th>
  )
}
