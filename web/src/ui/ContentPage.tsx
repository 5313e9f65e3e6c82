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
  /** A low photograph, so that the first row of a list below it is in the first screen. */
  isLow?: boolean
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
  isLow = false,
  image = photo ?? null,
  beside = photo && <HeadPhoto photo={photo} isLow={isLow} />,
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
            ? `grid items-center lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] ${isLow ? 'mb-5 gap-x-10 gap-y-4 lg:mb-8' : 'mb-14 gap-x-14 gap-y-8'}`
            : 'mb-10'
        }
      >
        <div>
          <h1 tabIndex={-1} className="max-w-[14.1em] text-h1 text-balance">
            {title}
          </h1>
          <p className={`max-w-prose text-ink-2 ${isLow ? 'mt-2 lg:mt-3 lg:text-lg' : 'mt-4 text-lede'}`}>
            {intro}
          </p>
          {actions && <div className={`flex flex-wrap gap-3 ${isLow ? 'mt-3' : 'mt-7'}`}>{actions}</div>}
        </div>
        {beside}
      </div>
      {children}
    </div>
  )
}

const HeadPhoto = ({ photo, isLow }: { photo: NonNullable<Props['photo']>; isLow: boolean }) => (
  <div
    className={`overflow-hidden rounded-xl bg-sand ${isLow ? 'aspect-16/7 lg:aspect-auto lg:h-60' : 'aspect-3/2'}`}
  >
    <Picture
      image={photo}
      sizes="(width >= 62.125rem) 50vw, 94vw"
      ratio={isLow ? 16 / 7 : 3 / 2}
      isPriority
    />
  </div>
)
