import { Heart, Phone, Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { messages } from '#web/app/messages.ts'
import { DestinationsPanel } from '#web/app/shell/DestinationsPanel.tsx'
import { HeaderAccount } from '#web/app/shell/HeaderAccount.tsx'
import { Logo } from '#web/app/shell/Logo.tsx'
import { MenuButton } from '#web/app/shell/MenuButton.tsx'
import { MissionPanel } from '#web/app/shell/MissionPanel.tsx'
import { CityButton } from '#web/features/city/CityButton.tsx'
import { useAccount } from '#web/lib/account/account.tsx'
import { useAgency } from '#web/lib/site/agency.ts'
import { toPageKind } from '#web/lib/site/pageKind.ts'
import { paths } from '#web/lib/site/paths.ts'
import { useSupport } from '#web/lib/site/useSupport.ts'

/** Scroll distance from which the home page's header is opaque. */
const transparentPx = 24

/**
 * Transparent over the hero of the home page until the page is scrolled or the menu opens; sticky and opaque
 * elsewhere.
 */
export function Header() {
  const { pathname } = useLocation()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const isScrolled = useScrolled()
  const isHome = toPageKind(pathname) === 'homepage'
  const isTop = isHome && !isScrolled && !isMenuOpen
  const skin = isTop
    ? "on-photo absolute inset-x-0 top-0 text-white before:pointer-events-none before:absolute before:inset-x-0 before:top-0 before:-bottom-[76%] before:-z-1 before:bg-[linear-gradient(rgb(9_30_25/.86),rgb(9_30_25/.62)_38%,transparent)] before:content-[''] has-[+aside]:before:bottom-0"
    : `sticky top-0 bg-paper/92 shadow-[0_1px_0_var(--color-line)] backdrop-blur-[14px] ${isHome ? '-mb-(--header-height)' : ''}`
  return (
    <header className={`z-40 h-(--header-height) transition-colors duration-200 ${skin}`}>
      <div className="page flex h-full items-center gap-1">
        <Logo />
        <DesktopNav />
        {/* Invisible until its last button has been parsed: painted before, it would move. */}
        <div className="ml-auto flex items-center gap-1 lg:max-[85rem]:gap-0 [&:not(:has(>[aria-busy]~button))]:invisible">
          <SearchLink isTop={isTop} />
          <CityButton className="flex h-11 w-11 items-center justify-center gap-1.5 rounded-full text-14 max-[22.5rem]:hidden font-[550] transition-colors hover:bg-[rgb(128_128_128/.16)] [&>svg]:size-[22px] max-xl:[&>span]:sr-only xl:w-[150px] xl:px-0.5" />
          <PhoneLink />
          <FavouritesLink />
          <HeaderAccount isOnPhoto={isTop} />
          <MenuButton isOpen={isMenuOpen} setOpen={setMenuOpen} />
        </div>
      </div>
    </header>
  )
}

const iconLink = 'relative grid size-11 place-items-center rounded-full transition-colors hover:bg-ink/6'
const navLink =
  'flex h-11 items-center rounded-full px-0.5 text-14 min-[72rem]:px-1 min-[85rem]:px-1.5 min-[85rem]:text-15 font-[550] whitespace-nowrap transition-colors hover:bg-[rgb(128_128_128/.16)]'

function DesktopNav() {
  return (
    <nav
      aria-label={messages.mainNav}
      className="hidden items-center lg:flex min-[72rem]:ml-2 min-[85rem]:ml-4"
    >
      <DestinationsPanel className={navLink} />
      <Link to={paths.adults} className={navLink}>
        {messages.adultsShort}
      </Link>
      <Link to={paths.family} className={navLink}>
        {messages.familyShort}
      </Link>
      <Link to={paths.seminars} className={navLink}>
        {messages.seminarShort}
      </Link>
      <MissionPanel className={navLink} />
      <Link to={paths.blog} className={navLink}>
        {messages.blog}
      </Link>
      <Link to={paths.levelQuiz} className={navLink}>
        {messages.quizShort}
      </Link>
      <Link to={paths.faq} className={navLink}>
        {messages.faq}
      </Link>
    </nav>
  )
}

/** Where the home page shows its own search, on wide screens, only its room stays; the narrowest bars have none. */
const SearchLink = ({ isTop }: { isTop: boolean }) => (
  <Link
    to={paths.catalogue}
    aria-label={messages.search}
    className={`${iconLink} lg:max-[72rem]:hidden ${isTop ? 'lg:invisible' : ''}`}
  >
    <Search aria-hidden="true" className="size-[22px]" />
  </Link>
)

/** Its accessible name has the number; the badge stops at nine. */
function FavouritesLink() {
  const count = useAccount().me?.favouriteCount ?? 0
  return (
    <Link to={paths.favourites} aria-label={messages.favourites(count)} className={iconLink}>
      <Heart aria-hidden="true" className="size-[22px]" />
      {count > 0 && (
        <span className="absolute top-0.5 right-0 grid h-[18px] min-w-[18px] place-items-center rounded-full bg-ember-600 px-1 text-[11px] leading-none font-bold text-white tabular-nums">
          {count > mostShown ? messages.many(mostShown) : count}
        </span>
      )}
    </Link>
  )
}

const mostShown = 9

function PhoneLink() {
  const agency = useAgency()
  const reported = useSupport()?.reported ?? agency.hours
  if (!agency.phone) return null
  return (
    <a
      href={agency.phoneHref}
      aria-label={messages.call(agency.phone, reported)}
      title={reported}
      className={`${iconLink} max-lg:hidden`}
    >
      <Phone aria-hidden="true" className="size-5" />
    </a>
  )
}

function useScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > transparentPx)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return isScrolled
}
