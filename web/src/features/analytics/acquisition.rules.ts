import { defaultSource, maxSourceLength } from '#schema/constants.ts'
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
