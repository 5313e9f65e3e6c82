import {
  CalendarDays,
  ChartColumn,
  Compass,
  Contact,
  KeyRound,
  type LucideIcon,
  MessageCircleQuestion,
  Mountain,
  ScrollText,
  Settings,
  Star,
  Sunrise,
  Ticket,
  Users,
  Wallet,
} from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { messages } from '#web/agency/messages.ts'
import { useAgencyMeQuery } from '#web/agency/shell/AgencyMe.generated.ts'
import { clearCopies, clearCopiesIfAgreed } from '#web/agency/shell/localCopy.ts'
import { Mark } from '#web/agency/shell/Mark.tsx'
import { may } from '#web/agency/shell/me.rules.ts'
import { Shortcuts } from '#web/agency/shell/Shortcuts.tsx'
import type { StaffPermission } from '#web/lib/graph/graph.generated.ts'
import { onTabNews } from '#web/lib/graph/tabs.ts'
import { paths } from '#web/lib/site/paths.ts'

/** `letter`: opens it after `g`. */
type Screen = {
  to: string
  label: string
  icon: LucideIcon
  letter: string
  isOwners?: boolean
  permission?: StaffPermission
}

const screens: Screen[] = [
  { to: '/', label: messages.today, icon: Sunrise, letter: 'h' },
  { to: '/aventures', label: messages.expeditions, icon: Mountain, letter: 'v' },
  { to: '/departs', label: messages.departures, icon: CalendarDays, letter: 'd' },
  { to: '/reservations', label: messages.reservations, icon: Ticket, letter: 'r' },
  { to: '/clients', label: messages.customers, icon: Contact, letter: 'c' },
  { to: '/argent', label: messages.permissions.MONEY, icon: Wallet, letter: 'p', permission: 'MONEY' },
  { to: '/messages', label: messages.questions, icon: MessageCircleQuestion, letter: 'm' },
  { to: '/avis', label: messages.reviews, icon: Star, letter: 'i' },
  { to: '/chiffres', label: messages.figures, icon: ChartColumn, letter: 'f', permission: 'MONEY' },
  { to: '/guides', label: messages.guides, icon: Compass, letter: 'u' },
  { to: '/equipe', label: messages.team, icon: Users, letter: 'e', isOwners: true },
  { to: '/reglages', label: messages.settings, icon: Settings, letter: 's', isOwners: true },
  { to: '/journal', label: messages.journal, icon: ScrollText, letter: 'j', isOwners: true },
  { to: '/acces', label: messages.access, icon: KeyRound, letter: 'a' },
]

/** The navigation beside a screen; above it on small ones. */
export function Layout({ children }: { children: ReactNode }) {
  const { data } = useAgencyMeQuery()
  const me = data?.agency?.me
  useEffect(() => onTabNews((news) => news.kind === 'account' && !news.id && clearCopies()), [])
  const shown = screens.filter(
    ({ isOwners, permission }) => (!isOwners || me?.role === 'OWNER') && (!permission || may(me, permission)),
  )
  const nav = useCurrentInSight(shown.length)
  return (
    <div className="min-h-svh bg-paper lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <a
        href="#main"
        className="absolute -top-16 left-4 z-90 rounded-md bg-ink px-4 py-3 text-white focus:top-3"
      >
        {messages.toContent}
      </a>
      <header className="print:hidden border-line bg-surface max-lg:border-b lg:sticky lg:top-0 lg:flex lg:h-svh lg:flex-col lg:border-r">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 px-4 pt-4 lg:px-5 lg:pt-6">
          <Mark />
          <div className="flex flex-1 basis-44 gap-1">
            <Shortcuts screens={shown} mayReadCustomers={may(me, 'BOOKINGS')} />
          </div>
        </div>
        <nav
          ref={nav}
          aria-label={messages.navigation}
          className="relative flex gap-1 overflow-auto px-3 py-3 lg:mt-4 lg:min-h-0 lg:flex-col lg:gap-0"
        >
          {shown.map(({ to, label, icon: Icon }) => (
            <NavLink
              key={to}
              to={to}
              end={to === '/'}
              className={({ isActive }) =>
                `flex min-h-11 items-center gap-3 rounded-md px-3 font-semibold whitespace-nowrap ${isActive ? 'bg-pine-50 text-pine-700' : 'text-ink-2 hover:bg-sand'}`
              }
            >
              <Icon aria-hidden="true" className="size-5" />
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="mt-auto hidden border-t border-line px-5 py-4 text-meta text-ink-2 lg:block">
          <p className="truncate font-semibold text-ink">{me?.firstName ?? me?.email}</p>
          <p className="mt-1 flex flex-col items-start gap-1">
            <a href={paths.home} className="underline underline-offset-2">
              {messages.toSite}
            </a>
            <a href={paths.logout} onClick={clearCopiesIfAgreed} className="underline underline-offset-2">
              {messages.signOut}
            </a>
          </p>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="min-w-0 px-4 py-6 outline-none lg:px-10 lg:py-9">
        {children}
      </main>
    </div>
  )
}

/** On small screens the links are one row: the current one is scrolled into it. */
function useCurrentInSight(links: number) {
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path, or more links, is another place.
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current="page"]')
    if (!nav.current || !current) return
    nav.current.scrollTo({ left: current.offsetLeft - (nav.current.clientWidth - current.offsetWidth) / 2 })
  }, [pathname, links])
  return nav
}
