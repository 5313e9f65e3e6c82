import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useAccount } from '#web/lib/account/account.tsx'
import { type Choice, consent } from '#web/lib/browser/consent.ts'
import { useServices } from '#web/lib/browser/services.ts'
import { track } from '#web/lib/browser/track.ts'
import { toPageKind } from '#web/lib/site/pageKind.ts'

const analytics = () => import('#web/features/analytics/analytics.ts')
const nothing = () => undefined

/** Sends analytics after consent; until then its code is not loaded. */
export function useAnalytics(): void {
  const { pathname } = useLocation()
  const { me } = useAccount()
  const services = useServices()
  const [choice, setChoice] = useState<Choice>()
  const landing = useRef({ href: '', referrer: '' })
  useEffect(() => {
    landing.current = { href: window.location.href, referrer: document.referrer }
    setChoice(consent.read())
    return consent.listen(setChoice)
  }, [])
  useEffect(() => track({ name: 'page_view', path: pathname, kind: toPageKind(pathname) }), [pathname])
  useEffect(() => {
    if (!choice) return
    const entry = { allowed: choice, services, landing: landing.current }
    analytics().then((code) => code.startAnalytics(entry), nothing)
  }, [choice, services])
  const id = me?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each account.
  useEffect(() => {
    if (!choice?.includes('marketing') || !me) return
    const { email, firstName } = me
    analytics().then((code) => {
      code.countSignUps()
      code.identify({ id: me.id, email, firstName }, services, choice)
    }, nothing)
  }, [id, choice, services])
}
