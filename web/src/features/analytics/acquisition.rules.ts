import { defaultSource, maxSourceLength } from '#schema/constants.ts'
/**
 * Query of the page on which the visit began: that of this page, or of the one before it on this site, for consent may
 * come later. Undefined where both are later pages: nothing is better than a wrong source.
 */
export function landingQuery({ href, referrer }: { href: string; referrer: string }): string | undefined {
  const { origin, search } = new URL(href)
  const isLater = URL.canParse(referrer) && new URL(referrer).origin === origin
  if (!isLater || hasSource(search)) return search
  const former = new URL(referrer).search
  return hasSource(former) ? former : undefined
}

const hasSource = (search: string) => new URLSearchParams(search).has('utm_source')

/** Classifies the source of a first visit by its URL; the first matching rule decides. */
export function acquisitionSource(search: string): string {
  const said = new URLSearchParams(search)
  const source = (said.get('utm_source') ?? '').trim().slice(0, maxSourceLength)
  const medium = said.get('utm_medium')
  const campaign = (said.get('utm_campaign') ?? '').trim().slice(0, maxSourceLength)
  if (source === 'referral' && medium === 'organic') return 'Referral'
  if (source === 'influence') return campaign || 'influence'
  if (medium === 'cpc' && source) return source
  return defaultSource
}
