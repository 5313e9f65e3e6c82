import { useSiteUrl } from '#web/lib/site/siteUrl.tsx'
import { JsonLd } from '#web/ui/JsonLd.tsx'

type Item = { name: string; path: string }

/** The items of a page as structured data. */
export function ItemList({ items }: { items: Item[] }) {
  const siteUrl = useSiteUrl()
  if (items.length === 0) return null
  const itemListElement = items.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: siteUrl + path,
  }))
  return <JsonLd data={{ '@type': 'ItemList', numberOfItems: items.length, itemListElement }} />
}
