import { Link, useLocation } from 'react-router-dom'
import { messages } from '#web/app/messages.ts'
import { type FoundInsteadFragment, useNotFoundQuery } from '#web/app/NotFound.generated.ts'
import { insteadOf, wordsOf } from '#web/app/notFound.rules.ts'
import { money } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'
import { PageHead } from '#web/ui/PageHead.tsx'
import { Picture } from '#web/ui/Picture.tsx'

/** Nothing there: a way to search, and trips that are there. */
export function NotFound() {
  const words = wordsOf(useLocation().pathname)
  const { data } = useNotFoundQuery({ variables: { words } })
  const close = (words && data?.close?.nodes) || []
  const trips = insteadOf(close, data?.popular?.nodes ?? [])
  return (
    <div className="page section">
      <PageHead title={messages.notFoundTitle} description={messages.notFound} isIndexed={false} />
      <h1 className="text-h1">{messages.notFoundTitle}</h1>
      <p className="mt-4 max-w-prose text-lede text-ink-2">{messages.notFound}</p>
      <search className="block max-w-xl">
        <form action={paths.catalogue} className="flex items-end gap-3">
          <TextField
            label={messages.search}
            type="search"
            name="q"
            defaultValue={words ?? ''}
            className="grow"
          />
          <Button type="submit" variant="primary" className="min-h-13">
            {messages.submitSearch}
          </Button>
        </form>
      </search>
      {trips.length > 0 && (
        <Trips title={close.length > 0 ? messages.closeTrips : messages.popularTrips} trips={trips} />
      )}
      <p className="mt-10 flex flex-wrap gap-3">
        <ButtonLink to={paths.catalogue}>{messages.toCatalogue}</ButtonLink>
        <ButtonLink to={messages.reportAddress} isExternal>
          {messages.report}
        </ButtonLink>
      </p>
    </div>
  )
}

function Trips({ title, trips }: { title: string; trips: readonly FoundInsteadFragment[] }) {
  return (
    <section aria-labelledby="a-la-place" className="mt-12">
      <h2 id="a-la-place" className="mb-5 text-h2">
        {title}
      </h2>
      <ul className="grid gap-6 sm:grid-cols-3">
        {trips.map(({ id, slug, name, coverImage, minPrice, price }) => (
          <li key={id} className="group relative">
            <div className="aspect-4/3 overflow-hidden rounded-lg bg-sand">
              {coverImage && <Picture image={coverImage} sizes="(width >= 40rem) 30vw, 92vw" />}
            </div>
            <h3 className="mt-3 text-h3 group-hover:underline">
              <Link to={paths.trip(slug)} className="after:absolute after:inset-0">
                {name}
              </Link>
            </h3>
            <p className="mt-1 text-ink-2">{messages.fromPrice(money(minPrice ?? price))}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
