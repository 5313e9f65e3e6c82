import { Rss } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { type Load, notFound } from '#web/lib/graph/load.ts'
import { blogCategories } from '#web/lib/site/blog.content.ts'
import { paths } from '#web/lib/site/paths.ts'
import { ArticleList } from '#web/pages/content/ArticleList.tsx'
import { articles, blog, categoryIntros } from '#web/pages/content/blog.content.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { ContentPage } from '#web/ui/ContentPage.tsx'

const getName = (category: string | undefined) => blogCategories.find(([path]) => path === category)?.[1]

export const load: Load = async (_client, { params: { category } }) => {
  if (category && !getName(category)) throw notFound()
}

/** All articles, or those of a category. */
export function Page() {
  const { category } = useParams()
  const name = getName(category)
  const head =
    category && name
      ? {
          title: name,
          intro: categoryIntros[category] ?? blog.intro,
          canonical: paths.blogCategory(category),
          parents: [{ label: blog.name, to: paths.blog }],
        }
      : { title: blog.title, intro: blog.intro, canonical: paths.blog }
  return (
    <ContentPage {...head}>
      <link rel="alternate" type="application/rss+xml" title={blog.title} href={paths.feed} />
      <nav aria-label={blog.name} className="mb-10 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ul className="flex flex-wrap gap-2">
          {blogCategories.map(([path, label]) => (
            <li key={path}>
              <ButtonLink
                to={paths.blogCategory(path)}
                size="sm"
                variant={path === category ? 'ink' : 'line'}
              >
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
        <a href={paths.feed} className="link inline-flex min-h-11 items-center gap-2">
          <Rss aria-hidden="true" className="size-[18px]" />
          {blog.feed}
        </a>
      </nav>
      <ArticleList articles={articles.filter((article) => !name || article.category === category)} />
    </ContentPage>
  )
}
