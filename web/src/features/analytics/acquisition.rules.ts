import { defaultSource, maxSourceLength } from '#schema/constants.ts'
/** Where a first visit comes from, as its address says; the first rule that holds decides. */
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
