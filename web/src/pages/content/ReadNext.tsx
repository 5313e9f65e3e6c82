import { Link } from 'react-router-dom'
import { singleDay } from '#web/lib/format/format.ts'
import { paths } from '#web/lib/site/paths.ts'
import { articles, blog } from '#web/pages/content/blog.content.ts'

const shown = 3

/** Other articles: those of the same category, then the newest. */
export function ReadNext({ slug, category }: { slug: string; category: string }) {
  const others = articles.filter((article) => article.slug !== slug)
  const next = [
    ...others.filter((article) => article.category === category),
    ...others.filter((article) => article.category !== category),
  ]
  return (
    <aside aria-labelledby="a-lire-aussi" className="lg:border-l lg:border-line lg:pl-5">
      <h2 id="a-lire-aussi" className="text-h3">
        {blog.readNext}
      </h2>
      <ul className="mt-2 grid">
        {next.slice(0, shown).map(({ slug: other, title, date }) => (
          <li key={other}>
            <Link to={paths.article(other)} className="group block py-2.5">
              <span className="block font-semibold text-pine-700 group-hover:text-ember-700">{title}</span>
              <time dateTime={date} className="text-meta text-ink-2">
                {singleDay(date)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  )
}
