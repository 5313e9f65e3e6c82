import { Link } from 'react-router-dom'
import { shortDay } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import type { articles } from '#web/pages/content/blog.content.ts'

type Props = { articles: Pick<(typeof articles)[number], 'slug' | 'title' | 'summary' | 'date'>[] }

export function ArticleList({ articles }: Props) {
  return (
    <ul className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
      {articles.map(({ slug, title, summary, date }) => (
        <li key={slug} className="relative rounded-lg bg-sand p-6 transition-colors hover:bg-pine-50">
          <p className="text-meta text-ink-2">
            <time dateTime={date}>{shortDay(date)}</time>
          </p>
          <h2 className="mt-2 text-h3">
            <Link to={paths.article(slug)} className="after:absolute after:inset-0">
              {title}
            </Link>
          </h2>
          <p className="mt-2 text-ink-2">{summary}</p>
        </li>
      ))}
    </ul>
  )
}
