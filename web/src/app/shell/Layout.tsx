import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { messages } from '#web/app/messages.ts'
import { Account } from '#web/app/session/Account.tsx'
import { LatePrompts } from '#web/app/session/LatePrompts.tsx'
import { useAnalytics } from '#web/app/session/useAnalytics.ts'
import { ConsentQuestion } from '#web/app/shell/Consent.tsx'
import { Header } from '#web/app/shell/Header.tsx'
import { LivePlaces } from '#web/app/shell/LivePlaces.tsx'
import { Offline } from '#web/app/shell/Offline.tsx'
import { useNavigation } from '#web/lib/site/navigation.ts'
import { island } from '#web/ui/Island.tsx'
import { Toasts } from '#web/ui/Toasts.tsx'

export const Footer = island(
  { name: 'footer' },
  async () => (await import('#web/app/shell/Footer.tsx')).Footer,
)

/** The frame of every page. */
export function Layout({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  useFocusOnTitle(main)
  return (
    <Account>
      <div className="flex min-h-dvh flex-col">
        <a
          href="#contenu"
          className="absolute -top-16 left-4 z-90 rounded-md bg-ink px-4 py-3 text-white focus:top-3"
        >
          {messages.skip}
        </a>
        <ConsentQuestion />
        <Progress />
        <Header />
        <LatePrompts />
        <main id="contenu" ref={main} tabIndex={-1} className="grow outline-none">
          {children}
        </main>
        <Footer />
        <Toasts />
        <Offline />
        <LivePlaces />
        <Analytics />
      </div>
    </Account>
  )
}

/** Below the account, which it reports. */
function Analytics() {
  useAnalytics()
  return null
}

/**
 * Moves the focus to the title after a navigation, so that screen readers announce it; on arrival the browser
 * does so.
 */
function useFocusOnTitle(main: { current: HTMLElement | null }): void {
  const { pathname } = useLocation()
  const arrivedAt = useRef(pathname)
  useEffect(() => {
    if (arrivedAt.current === pathname) return
    arrivedAt.current = pathname
    const title = main.current?.querySelector('h1')
    title?.setAttribute('tabindex', '-1')
    title?.focus({ preventScroll: true })
  }, [pathname, main])
}

/** Appears only when a navigation takes long. */
function Progress() {
  const { isLoading } = useNavigation()
  return (
    <div
      aria-hidden="true"
      className={`fixed inset-x-0 top-0 z-50 h-[3px] origin-left bg-sun-500 transition-transform ease-out ${isLoading ? 'scale-x-80 delay-200 duration-[4000ms]' : 'scale-x-0 duration-0'}`}
    />
  )
}
