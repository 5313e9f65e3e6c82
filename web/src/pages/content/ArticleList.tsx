import { Link } from 'react-router-dom'
import { singleDay } from '#web/lib/format/format.ts'
import { paths } from '#web/lib/site/paths.ts'
import type { articles } from '#web/pages/content/blog.content.ts'
import { Picture } from '#web/ui/Picture.tsx'

type Props = { articles: Pick<(typeof articles)[number], 'slug' | 'title' | 'summary' | 'date' | 'photo'>[] }

export function ArticleList({ articles }: Props) {
  return (
    <ul className="grid gap-x-6 gap-y-10 md:grid-cols-2 xl:grid-cols-3">
      {articles.map(({ slug, title, summary, date, photo }) => (
        <li key={slug} className="group relative">
          <div className="aspect-16/10 overflow-hidden rounded-lg bg-sand">
            <Picture
              image={photo}
              alt=""
              sizes="(width >= 80rem) 30vw, (width >= 48rem) 46vw, 92vw"
              className="transition-transform duration-700 ease-out group-hover:scale-[1.045]"
            />
          </div>
          <p className="mt-4 text-meta text-ink-2">
            <time dateTime={date}>{singleDay(date)}</time>
          </p>
          <h2 className="mt-1 text-h3">
            <Link to={paths.article(slug)} className="after:absolute after:inset-0 group-hover:underline">
              {title}
            </Link>
          </h2>
          <p className="mt-2 text-ink-2">{summary}</p>
        </li>
      ))}
    </ul>
  )
}
