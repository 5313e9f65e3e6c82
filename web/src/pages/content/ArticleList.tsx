import { Link } from 'react-router-dom'
import { singleDay } from '#web/lib/format/format.ts'
import { paths } from '#web/lib/site/paths.ts'
import { type articles, blog } from '#web/pages/content/blog.content.ts'
import { readingMinutes } from '#web/pages/content/blog.rules.ts'
import { Picture } from '#web/ui/Picture.tsx'

type Props = {
  articles: Pick<
    (typeof articles)[number],
    'slug' | 'title' | 'summary' | 'date' | 'photo' | 'parts' | 'author'
  >[]
}

/** The first article fills the width, with its text beside the picture. */
export function ArticleList({ articles }: Props) {
  return (
    <ul className="grid gap-x-6 gap-y-10 md:grid-cols-2 xl:grid-cols-4">
      {articles.map(({ slug, title, summary, date, photo, parts, author }, index) => (
        <li
          key={slug}
          className="group relative gap-x-12 md:first:col-span-full md:first:grid md:first:grid-cols-[7fr_5fr]"
        >
          <div className="aspect-3/2 overflow-hidden rounded-lg bg-sand md:group-first:rounded-xl">
            <Picture
              image={photo}
              alt=""
              sizes={`(width >= 80rem) ${index === 0 ? 720 : 300}px, (width >= 48rem) ${index === 0 ? 55 : 46}vw, 92vw`}
              ratio={3 / 2}
              className="transition-transform duration-700 ease-out group-hover:scale-[1.045]"
            />
          </div>
          <div className="md:group-first:self-center">
            <p className="mt-4 text-meta text-ink-2">
              <time dateTime={date}>{singleDay(date)}</time>, {blog.reading(readingMinutes(parts))}
            </p>
            <h2 className="mt-1 text-h3 text-balance md:group-first:text-h2">
              <Link to={paths.article(slug)} className="after:absolute after:inset-0 group-hover:underline">
                {title}
              </Link>
            </h2>
            <p className="mt-2 text-ink-2 md:group-first:mt-4 md:group-first:text-lede">{summary}</p>
            <p className="mt-2 text-meta text-ink-2">
              {blog.by} {author?.name ?? blog.team}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
