import { expeditionLimits } from '#schema/expedition.content.ts'
import { useEditor } from '#web/agency/editor/EditorContext.tsx'
import { TextLine } from '#web/agency/editor/fields/TextLine.tsx'
import { messages } from '#web/agency/editor/messages.ts'
import { Part } from '#web/agency/editor/sections/Part.tsx'
import { paths } from '#web/lib/site/paths.ts'

/** Texts for search engines and shared links, as they would look. */
export function Referencing() {
  const { content } = useEditor()
  const { name, summary } = content
  const title = content.searchTitle?.trim() || name
  const description = content.searchDescription?.trim() || summary
  return (
    <Part id="referencement" title={messages.search}>
      <TextLine
        name="searchTitle"
        isOptional
        hint={messages.defaultsTo('name', name)}
        limits={expeditionLimits.search_title}
      />
      <TextLine
        name="searchDescription"
        isOptional
        rows={2}
        hint={messages.defaultsTo('summary', summary)}
        limits={expeditionLimits.search_description}
      />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-2">
        <SearchResult title={title} description={description} path={paths.expedition(content.slug)} />
        <ShareCard title={title} description={description} photo={content.photos[0]} />
      </div>
    </Part>
  )
}

type SearchResult = { title: string; description: string }

const SearchResult = ({ title, description, path }: SearchResult & { path: string }) => (
  <figure>
    <figcaption className="mb-2 text-15 font-semibold">{messages.searchResult}</figcaption>
    <div className="rounded-md border border-line p-4">
      <p className="truncate text-meta text-ink-2">{`${window.location.host}${path}`}</p>
      <p className="truncate text-lg text-glacier-700">{`${title} – ${messages.siteName}`}</p>
      <p className="line-clamp-2 text-meta text-ink-2">{description}</p>
    </div>
  </figure>
)

const ShareCard = ({ title, description, photo }: SearchResult & { photo: string | undefined }) => (
  <figure>
    <figcaption className="mb-2 text-15 font-semibold">{messages.shareCard}</figcaption>
    <div className="overflow-hidden rounded-md border border-line">
      <div className="aspect-1200/630 bg-sand">
        {photo && (
          <img src={`/images/${photo}?w=640`} alt="" loading="lazy" className="size-full object-cover" />
        )}
      </div>
      <div className="p-3">
        <p className="truncate text-meta text-ink-2">{window.location.host}</p>
        <p className="truncate font-semibold">{title}</p>
        <p className="line-clamp-2 text-meta text-ink-2">{description}</p>
      </div>
    </div>
  </figure>
)
