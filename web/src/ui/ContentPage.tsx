import type { ReactNode } from 'react'
import { paths } from '#web/lib/site/paths.ts'
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx'
import { messages } from '#web/ui/messages.ts'
import { PageHead } from '#web/ui/PageHead.tsx'
import { Picture } from '#web/ui/Picture.tsx'

type Image = NonNullable<Parameters<typeof PageHead>[0]['image']>

type Props = {
  title: string
  /** Meta description, and lead below the title. */
  intro: string
  canonical: string
  /** Breadcrumb between the home page and this one. */
  parents?: { label: string; to: string }[]
  isIndexed?: boolean
  type?: 'website' | 'article'
  image?: Image | null
  /** Shown beside the title. */
  photo?: Parameters<typeof Picture>[0]['image'] | null
  /** Instead of the photograph. */
  beside?: ReactNode
  /** Links below the lead. */
  actions?: ReactNode
  children?: ReactNode
}

/** An editorial page: breadcrumb, title, lead and text. */
export function ContentPage({
  title,
  intro,
  canonical,
  parents = [],
  photo,
  image = photo ?? null,
  beside = photo && (
    <div className="aspect-3/2 overflow-hidden rounded-xl bg-sand">
      <Picture image={photo} sizes="(width >= 62.125rem) 50vw, 94vw" ratio={3 / 2} isPriority />
    </div>
  ),
  actions,
  children,
  ...head
}: Props) {
  return (
    <div className="page pb-20">
      <PageHead title={title} description={intro} canonical={canonical} image={image} {...head} />
      <Breadcrumb
        crumbs={[{ label: messages.home, to: paths.home }, ...parents, { label: title, to: canonical }]}
      />
      <div
        className={
          beside
            ? 'mb-14 grid items-center gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]'
            : 'mb-10'
        }
      >
        <div>
          <h1 tabIndex={-1} className="max-w-[22ch] text-h1 text-balance">
            {title}
          </h1>
          <p className="mt-4 max-w-prose text-lede text-ink-2">{intro}</p>
          {actions && <div className="mt-7 flex flex-wrap gap-3">{actions}</div>}
        </div>
        {beside}
      </div>
      {children}
    </div>
  )
}
