import { Link, useParams } from 'react-router-dom'
import { ExpeditionGrid } from '#web/features/expeditions/ExpeditionGrid.tsx'
import { useFavourites } from '#web/lib/account/favourites.tsx'
import { singleDay } from '#web/lib/format/format.ts'
import { type Load, notFound } from '#web/lib/graph/load.ts'
import { useAgency } from '#web/lib/site/agency.ts'
import { blogCategories } from '#web/lib/site/blog.content.ts'
import { paths } from '#web/lib/site/paths.ts'
import { ArticlePageDocument, useArticlePageQuery } from '#web/pages/content/ArticlePage.generated.ts'
import { articles, blog } from '#web/pages/content/blog.content.ts'
import { readingMinutes } from '#web/pages/content/blog.rules.ts'
import { ReadNext } from '#web/pages/content/ReadNext.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { ContentPage } from '#web/ui/ContentPage.tsx'
import { JsonLd } from '#web/ui/JsonLd.tsx'
import { Text } from '#web/ui/Text.tsx'

const find = (slug: string | undefined) => articles.find((article) => article.slug === slug)

export const load: Load = async (graph, { params: { slug } }) => {
  const article = find(slug)
  if (!article) throw notFound()
  await graph.query({ query: ArticlePageDocument, variables: { words: article.expeditions } })
}

export function Page() {
  const article = find(useParams().slug)
  if (!article) return null
  const { slug, title, summary, category, date, author, parts, photo } = article
  const label = blogCategories.find(([path]) => path === category)?.[1] ?? category
  return (
    <ContentPage
      title={title}
      intro={summary}
      canonical={paths.article(slug)}
      parents={[
        { label: blog.name, to: paths.blog },
        { label, to: paths.blogCategory(category) },
      ]}
      type="article"
      photo={photo}
      actions={
        <p className="text-meta text-ink-2">
          {blog.by} <Author author={author} />, <time dateTime={date}>{singleDay(date)}</time>,{' '}
          {blog.reading(readingMinutes(parts))}
        </p>
      }
    >
      <Structured article={article} />
      <div className="beside">
        <div>
          <Text parts={parts} />
        </div>
        <ReadNext slug={slug} category={category} />
      </div>
      <LinkedExpeditions words={article.expeditions} />
      <ButtonLink to={paths.catalogue}>{blog.toExpeditions}</ButtonLink>
    </ContentPage>
  )
}

type Article = (typeof articles)[number]

/** A guide, with a link to their page, or the editorial team. */
const Author = ({ author }: Pick<Article, 'author'>) =>
  author ? (
    <>
      <Link to={paths.guide(author.slug)} className="link">
        {author.name}
      </Link>
      , {author.trade}
    </>
  ) : (
    blog.team
  )

function Structured({ article: { title, summary, date, author } }: { article: Article }) {
  const agency = useAgency()
  return (
    <JsonLd
      data={{
        '@type': 'Article',
        headline: title,
        description: summary,
        datePublished: date,
        author: author
          ? { '@type': 'Person', name: author.name }
          : { '@type': 'Organization', name: agency.name },
      }}
    />
  )
}

/** Expeditions related to the article. */
function LinkedExpeditions({ words }: { words: string }) {
  const favourites = useFavourites()
  const { data } = useArticlePageQuery({ variables: { words } })
  const expeditions = data?.expeditions?.nodes ?? []
  if (expeditions.length === 0) return null
  return (
    <section aria-labelledby="pour-partir" className="mt-14 mb-8">
      <h2 id="pour-partir" className="mb-6 text-h2">
        {blog.linkedExpeditions}
      </h2>
      <div className="whole-rows">
        <ExpeditionGrid expeditions={expeditions} favourites={favourites} />
      </div>
    </section>
  )
}
