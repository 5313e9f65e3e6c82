import { Newsletter } from '#web/features/newsletter/Newsletter.tsx'
import { singleDay } from '#web/lib/format/format.ts'
import { paths } from '#web/lib/site/paths.ts'
import { newsletter } from '#web/pages/content/newsletter.content.ts'
import { ContentPage } from '#web/ui/ContentPage.tsx'

/** The form, which works without scripts, and past newsletters. */
export function Page() {
  return (
    <ContentPage title={newsletter.title} intro={newsletter.intro} canonical={paths.newsletter}>
      <div className="on-photo mb-12 max-w-3xl rounded-xl bg-pine-900 p-6 text-white empty:hidden sm:p-10">
        <Newsletter />
      </div>
      <h2 className="mb-6 text-h2">{newsletter.past}</h2>
      {newsletter.letters.map(({ id, title, sentOn, text }) => (
        <article key={id} className="mb-10 max-w-prose">
          <h3 id={id} className="text-h3">
            {title}
          </h3>
          <p className="mb-3 text-meta text-ink-2">
            <time dateTime={sentOn}>{singleDay(sentOn)}</time>
          </p>
          {text.map((paragraph) => (
            <p key={paragraph} className="mb-4 text-prose">
              {paragraph}
            </p>
          ))}
        </article>
      ))}
    </ContentPage>
  )
}
