import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useAgency } from '#web/lib/site/agency.ts'
import { paths } from '#web/lib/site/paths.ts'
import { faq, faqThemes } from '#web/pages/content/faq.content.ts'
import { type FaqTheme, matching } from '#web/pages/content/faq.rules.ts'
import { Helpful } from '#web/pages/content/Helpful.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ContentPage } from '#web/ui/ContentPage.tsx'
import { Contents } from '#web/ui/Contents.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { TextField } from '#web/ui/Field.tsx'
import { JsonLd } from '#web/ui/JsonLd.tsx'
import { partId } from '#web/ui/Text.tsx'

const structured = (themes: FaqTheme[]) => ({
  '@type': 'FAQPage',
  mainEntity: themes
    .flatMap(({ questions }) => questions)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
})

/** Filters while typing; without scripts its form requests the same page with the words in the URL. */
export function Page() {
  const [parameters] = useSearchParams()
  const [query, setQuery] = useState(parameters.get('q') ?? '')
  const all = faqThemes(useAgency())
  const themes = matching(all, query)
  const count = themes.reduce((sum, { questions }) => sum + questions.length, 0)
  useOpenedByHash()
  return (
    <ContentPage title={faq.title} intro={faq.intro} canonical={paths.faq}>
      <JsonLd data={structured(all)} />
      <search className="block max-w-prose">
        <form
          action={paths.faq}
          method="get"
          onSubmit={(event) => event.preventDefault()}
          className="flex items-end gap-3"
        >
          <TextField
            label={faq.search}
            type="search"
            name="q"
            placeholder={faq.placeholder}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            className="mt-0! grow"
          />
          <noscript>
            <Button type="submit">{faq.submit}</Button>
          </noscript>
        </form>
      </search>
      <p role="status" className="mt-3 text-meta text-ink-2">
        {faq.found(count)}
      </p>
      {count === 0 && <EmptyState>{faq.none}</EmptyState>}
      {count > 0 && (
        <div className="beside mt-10">
          <Contents parts={themes} className="max-lg:hidden" />
          <div className="grid gap-10">
            {themes.map((theme) => (
              <Theme key={theme.title} theme={theme} />
            ))}
          </div>
        </div>
      )}
    </ContentPage>
  )
}

function Theme({ theme }: { theme: FaqTheme }) {
  return (
    <section className="max-w-3xl">
      <h2 id={partId(theme)} className="mb-2 text-h2">
        {theme.title}
      </h2>
      {theme.questions.map(({ id, question, answer }) => (
        <Disclosure key={id} summary={question}>
          <div id={id} className="text-prose">
            <p>{answer}</p>
            <a href={`#${id}`} className="link mt-2 inline-flex min-h-9 items-center text-meta">
              {faq.permalink}
            </a>
            <Helpful />
          </div>
        </Disclosure>
      ))}
    </section>
  )
}

/** A link to an answer opens it. */
function useOpenedByHash(): void {
  const { hash } = useLocation()
  useEffect(() => {
    document.getElementById(hash.slice(1))?.closest('details')?.setAttribute('open', '')
  }, [hash])
}
