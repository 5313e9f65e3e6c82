import { Link } from 'react-router-dom'
import { useSiteUrl } from '#web/lib/site/siteUrl.tsx'
import { JsonLd } from '#web/ui/JsonLd.tsx'
import { messages } from '#web/ui/messages.ts'

type Crumb = { label: string; to: string }

/** The path to the page; the last item is the page itself. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const siteUrl = useSiteUrl()
  const items = crumbs.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: siteUrl + to,
  }))
  return (
    <nav aria-label={messages.breadcrumb} className="pt-4 pb-4 text-meta text-ink-2">
      <ol className="flex flex-wrap gap-2">
        {crumbs.map(({ label, to }, index) => (
          <li key={to} className="flex gap-2">
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : (
              <>
                <Link to={to} className="hover:underline">
                  {label}
                </Link>
                <span aria-hidden="true">/</span>
              </>
            )}
          </li>
        ))}
      </ol>
      <JsonLd data={{ '@type': 'BreadcrumbList', itemListElement: items }} />
    </nav>
  )
}
