import type { Context } from '#gateway/graph/context.ts'
import type { ExpeditionModel } from '#gateway/graph/expeditions/expeditions.model.ts'
import { largestPage } from '#gateway/graph/expeditions/paging.ts'
import { escapeXml } from '#gateway/server/site/xml.ts'
import { toStatus } from '#gateway/upstream/restFailure.ts'
import { octoPath } from '#schema/octo.ts'
import { featurePages, publicPages, sitePaths } from '#schema/sitePaths.ts'

type Entry = { path: string; images: string[] }

/** The protocol's limit of a file. */
const mostEntries = 50_000

/** All URLs for search engines: expeditions and themes with their photographs, guides, articles. */
export async function sitemapEntries(
  { expeditions, themes, features }: Context,
  articlePaths: string[],
): Promise<Entry[]> {
  const [published, groups, collections, { calendar }] = await Promise.all([
    allExpeditions(expeditions).catch((error) => withoutSearch(error, expeditions)),
    themes.groups(),
    expeditions.collections(),
    features.read(),
  ])
  const guides = new Set(published.flatMap(({ guide }) => guide?.slug ?? []))
  const found = new Map(groups.flatMap((group) => group.themes.map((theme) => [theme.path, theme])))
  const entry = (path: string, image?: { url: string } | null): Entry => ({
    path,
    images: image ? [image.url] : [],
  })
  return [
    ...[...Object.values(publicPages), ...(calendar ? [featurePages.calendar] : []), ...articlePaths].map(
      (path) => entry(path),
    ),
    ...[...guides].map((slug) => entry(sitePaths.guide(slug))),
    ...collections.map(({ slug, bannerImage }) => entry(sitePaths.collection(slug), bannerImage)),
    ...[...found.values()].map(({ path, bannerImage }) => entry(sitePaths.theme(path), bannerImage)),
    ...published.map(({ slug, coverImage }) => entry(sitePaths.expedition(slug), coverImage)),
  ].slice(0, mostEntries)
}

/** Newest last: an expedition published during the scan shifts none to a page that was already read. */
async function allExpeditions({ search }: Context['expeditions']): Promise<ExpeditionModel[]> {
  const bySlug = new Map<string, ExpeditionModel>()
  for (let page = 1; bySlug.size < mostEntries; page++) {
    const { nodes, pageInfo } = await search({
      filter: null,
      after: null,
      departureDaysIn: null,
      sort: 'NEWEST',
      first: largestPage,
      page,
    })
    for (const expedition of nodes) bySlug.set(expedition.slug, expedition)
    if (!pageInfo.hasNextPage) break
  }
  return [...bySlug.values()]
}

/** A service without the search still shows its featured expeditions. */
function withoutSearch(error: unknown, { featured }: Context['expeditions']): Promise<ExpeditionModel[]> {
  if (toStatus(error) === 404) return featured()
  throw error
}

export function writeSitemap(entries: Entry[], publicUrl: string): string {
  const address = (path: string) => escapeXml(new URL(path, publicUrl).href)
  const lines = entries.map(({ path, images }) => {
    const shown = images.map((url) => `<image:image><image:loc>${address(url)}</image:loc></image:image>`)
    return `<url><loc>${address(path)}</loc>${shown.join('')}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${lines.join('\n')}
</urlset>
`
}

/** Personal and technical pages, excluded from indexing. */
const closed = [
  '/auth/',
  '/dev/',
  '/graphql',
  `${octoPath}/`,
  sitePaths.logout,
  sitePaths.favourites,
  `${sitePaths.password}/`,
  `${sitePaths.emailConfirmation}/`,
  sitePaths.account,
  sitePaths.reservations,
  `${sitePaths.newsletter}/`,
  '/reservations/',
]

export const writeRobots = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
