import { blogCategories } from '#web/lib/site/blog.content.ts'
import { paths } from '#web/lib/site/paths.ts'
import { articles, blog } from '#web/pages/content/blog.content.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) => text.replace(/[&<>]/g, (mark) => entities[mark] ?? mark)

/** Writes the blog as RSS 2.0. */
export function writeFeed(siteUrl: string): string {
  const items = articles.map(
    ({ slug, title, summary, category, date }) => `<item>
<title>${escaped(title)}</title>
<link>${siteUrl}${paths.article(slug)}</link>
<guid>${siteUrl}${paths.article(slug)}</guid>
<category>${escaped(category)}</category>
<pubDate>${new Date(`${date}T08:00:00Z`).toUTCString()}</pubDate>
<description>${escaped(summary)}</description>
</item>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>Explora – ${escaped(blog.title)}</title>
<link>${siteUrl}${paths.blog}</link>
<atom:link href="${siteUrl}${paths.feed}" rel="self" type="application/rss+xml"/>
<description>${escaped(blog.intro)}</description>
<language>fr</language>
${items.join('\n')}
</channel></rss>
`
}

/** Pages that only the site knows, for the sitemap. */
export const articlePaths = [
  ...blogCategories.map(([category]) => paths.blogCategory(category)),
  ...articles.map(({ slug }) => paths.article(slug)),
]
