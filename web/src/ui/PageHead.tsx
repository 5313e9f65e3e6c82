import { useLocation } from 'react-router-dom'
import { useSiteUrl } from '#web/lib/siteUrl.tsx'
import { messages } from '#web/ui/messages.ts'

type Props = {
  title: string
  description: string
  /** The path to index, when it is not the one asked for. */
  canonical?: string
  image?: { url: string; alt: string; width: number; height: number } | null | undefined
  isIndexed?: boolean
  type?: 'website' | 'product' | 'article'
}

const oldPrefix = /^\/react-front(?=\/|$)/

/** What search engines and shared links show of a page. React puts it into the head. */
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
      {image && (
        <>
          <meta property="og:image" content={new URL(image.url, siteUrl || 'http://localhost').href} />
          <meta property="og:image:alt" content={image.alt} />
        </>
      )}
    </>
  )
}
