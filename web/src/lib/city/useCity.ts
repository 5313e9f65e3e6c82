import { useLocation } from 'react-router-dom'
import { cityBySlug } from '#rules/cityLinks.content.ts'
import { useDevice } from '#web/lib/browser/device.ts'
import { useInBrowser } from '#web/lib/browser/useHydrated.ts'

/**
 * The city whose journeys this view shows: that of the address, else that of the device. The server and the
 * first render have none, so that a page is the same for all.
 */
export function useCity(): string | null {
  const device = useDevice('from')
  const { search } = useLocation()
  const linked = useInBrowser(() => new URLSearchParams(search).get('from'), null)
  return [linked, device].find((slug) => slug !== null && cityBySlug.has(slug)) ?? null
}
