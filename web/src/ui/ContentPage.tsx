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
  /** Shown between the title and the text. */
  photo?: Parameters<typeof Picture>[0]['image']
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
  children,
  ...head
}: Props) {
  return (
    <div className="page pb-20">
      <PageHead title={title} description={intro} canonical={canonical} image={image} {...head} />
      <Breadcrumb
        crumbs={[{ label: messages.home, to: paths.home }, ...parents, { label: title, to: canonical }]}
      />
      <h1 tabIndex={-1} className="max-w-[22ch] text-h1">
        {title}
      </h1>
      <p className="mt-4 mb-10 max-w-prose text-lede text-ink-2">{intro}</p>
      {photo && (
        <div className="mb-12 aspect-4/3 overflow-hidden rounded-xl bg-sand sm:aspect-21/9">
          <Picture image={photo} sizes="(width >= 85rem) 1280px, 94vw" isPriority />
        </div>
      )}
      {children}
    </div>
  )
}
