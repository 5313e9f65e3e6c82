import { useSyncExternalStore } from 'react'
import { cityBySlug } from '#rules/cityLinks.content.ts'
import { useDevice } from '#web/lib/browser/device.ts'

const never = () => () => undefined
const inAddress = () => new URLSearchParams(window.location.search).get('from')

/**
 * The city whose journeys this view shows: that of the address, else that of the device. The server and the
 * first render have none, so that a page is the same for all.
 */
export function useCity(): string | null {
  const device = useDevice('from')
  const linked = useSyncExternalStore(never, inAddress, () => null)
  return [linked, device].find((slug) => slug !== null && cityBySlug.has(slug)) ?? null
}
