import { Link, useLocation } from 'react-router-dom'
import { MailAddress } from '#web/features/contact/MailAddress.tsx'
import { fromPrice } from '#web/lib/format/format.ts'
import type { Graph } from '#web/lib/graph/graph.ts'
import { notFound } from '#web/lib/graph/load.ts'
import { useAgency } from '#web/lib/site/agency.ts'
import { paths } from '#web/lib/site/paths.ts'
import {
  type FoundInsteadFragment,
  NotFoundPageDocument,
  useNotFoundPageQuery,
} from '#web/pages/NotFoundPage.generated.ts'
import { notFoundMessages } from '#web/pages/notFound.content.ts'
import { findAlternatives, toWords } from '#web/pages/notFound.rules.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'
import { PageHead } from '#web/ui/PageHead.tsx'
import { Picture } from '#web/ui/Picture.tsx'

export async function load(): Promise<never> {
  throw notFound()
}

/** Loads suggestions for the rendered page; it works without them. */
export const loadInstead = (graph: Graph, pathname: string): Promise<unknown> =>
  graph.query({ query: NotFoundPageDocument, variables: { words: toWords(pathname) } }).catch(() => undefined)

/** A search field and suggested expeditions. */
export function Page() {
  const words = toWords(useLocation().pathname)
  const { email } = useAgency()
  const { data } = useNotFoundPageQuery({ variables: { words } })
  const close = (words && data?.close?.nodes) || []
  const expeditions = findAlternatives(close, data?.popular?.nodes ?? [])
  return (
    <div className="page section">
      <PageHead
        title={notFoundMessages.notFoundTitle}
        description={notFoundMessages.notFound}
        isIndexed={false}
      />
      <h1 className="text-h1">{notFoundMessages.notFoundTitle}</h1>
      <p className="mt-4 max-w-prose text-lede text-ink-2">{notFoundMessages.notFound}</p>
      <search className="mt-8 block max-w-xl">
        <form action={paths.catalogue} method="get" className="flex items-end gap-3">
          <TextField
            label={notFoundMessages.search}
            type="search"
            name="q"
            defaultValue={words ?? ''}
            className="grow"
          />
          <Button type="submit" variant="primary" className="min-h-13">
            {notFoundMessages.submitSearch}
          </Button>
        </form>
      </search>
      {expeditions.length > 0 && (
        <Expeditions
          title={close.length > 0 ? notFoundMessages.closeExpeditions : notFoundMessages.popularExpeditions}
          expeditions={expeditions}
        />
      )}
      <p className="mt-10 flex flex-wrap gap-3">
        <ButtonLink to={paths.catalogue}>{notFoundMessages.toCatalogue}</ButtonLink>
        {email && (
          <ButtonLink to={notFoundMessages.reportAddress(email)} isExternal>
            {notFoundMessages.report}
          </ButtonLink>
        )}
      </p>
      <MailAddress className="mt-3" />
    </div>
  )
}

function Expeditions({
  title,
  expeditions,
}: {
  title: string
  expeditions: readonly FoundInsteadFragment[]
}) {
  return (
    <section aria-labelledby="a-la-place" className="mt-12">
      <h2 id="a-la-place" className="mb-5 text-h2">
        {title}
      </h2>
      <ul className="grid gap-6 sm:grid-cols-3">
        {expeditions.map((expedition) => (
          <li key={expedition.id} className="group relative">
            <div className="aspect-4/3 overflow-hidden rounded-lg bg-sand">
              {expedition.coverImage && (
                <Picture image={expedition.coverImage} sizes="(width >= 40rem) 30vw, 92vw" />
              )}
            </div>
            <h3 className="mt-3 text-h3 group-hover:underline">
              <Link to={paths.expedition(expedition.slug)} className="after:absolute after:inset-0">
                {expedition.name}
              </Link>
            </h3>
            <p className="mt-1 text-ink-2">{fromPrice(expedition)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
