import { useLocation } from 'react-router-dom'
import { agency } from '#web/lib/site/agency.content.ts'
import { useSiteUrl } from '#web/lib/site/siteUrl.tsx'
import { messages } from '#web/ui/messages.ts'

type Props = {
  title: string
  description: string
  /** The path to index, when it differs from the requested one. */
  canonical?: string
  image?: { url: string; alt: string; width: number; height: number } | null | undefined
  isIndexed?: boolean
  type?: 'website' | 'product' | 'article'
}

/** For a page without a photograph of its own. */
const ofTheSite = {
  url: `/images/${agency.heroPhoto.name}?w=1280`,
  width: 1280,
  height: 960,
  alt: messages.siteImage,
}

type Image = NonNullable<Props['image']>

/** A URL may request another width than the original's. */
function asServed(image: Image): Image {
  const width = Number(/[?&]w=(\d+)/.exec(image.url)?.[1] ?? image.width)
  return { ...image, width, height: Math.round((image.height * width) / image.width) }
}

const oldPrefix = /^\/react-front(?=\/|$)/

/** Metadata for search engines and shared links. React hoists it into the head. */
export function PageHead({
  title,
  description,
  canonical,
  image,
  isIndexed = true,
  type = 'website',
}: Props) {
  const { pathname } = useLocation()
  const siteUrl = useSiteUrl()
  const address = siteUrl + (canonical ?? (pathname.replace(oldPrefix, '') || '/'))
  const shown = image ? asServed(image) : ofTheSite
  const whole = title.includes(messages.siteName) ? title : `${title} – ${messages.siteName}`
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {(!isIndexed || oldPrefix.test(pathname)) && <meta name="robots" content="noindex" />}
      <meta property="og:site_name" content={messages.siteName} />
      <meta property="og:locale" content="fr_FR" />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={new URL(shown.url, siteUrl || 'http://localhost').href} />
      <meta property="og:image:width" content={String(shown.width)} />
      <meta property="og:image:height" content={String(shown.height)} />
      <meta property="og:image:alt" content={shown.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
