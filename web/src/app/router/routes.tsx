import type { ComponentType } from 'react'
import { matchRoutes } from 'react-router-dom'
import type { Load } from '#web/lib/graph/load.ts'
import { paths } from '#web/lib/site/paths.ts'

type Page = { Page: ComponentType; load?: Load }

/** The file is named twice: for the build, which looks up its assets, and for the compiler. */
type Route = [path: string, file: string, open: () => Promise<Page>]

/** The first five of the specification: also reached under `/react-front`. */
const specified: Route[] = [
  [paths.home, 'HomePage.tsx', () => import('#web/pages/HomePage.tsx')],
  [paths.catalogue, 'CataloguePage.tsx', () => import('#web/pages/CataloguePage.tsx')],
  [paths.expedition(':slug'), 'ExpeditionPage.tsx', () => import('#web/pages/ExpeditionPage.tsx')],
  [paths.themes, 'ThemesPage.tsx', () => import('#web/pages/ThemesPage.tsx')],
  [paths.theme('*'), 'ThemePage.tsx', () => import('#web/pages/ThemePage.tsx')],
]

const others: Route[] = [
  [paths.calendar, 'CalendarPage.tsx', () => import('#web/pages/CalendarPage.tsx')],
  [paths.faq, 'content/FaqPage.tsx', () => import('#web/pages/content/FaqPage.tsx')],
  [paths.levelQuiz, 'content/LevelQuizPage.tsx', () => import('#web/pages/content/LevelQuizPage.tsx')],
  [paths.mission, 'content/MissionPage.tsx', () => import('#web/pages/content/MissionPage.tsx')],
  [paths.guides, 'content/GuidesPage.tsx', () => import('#web/pages/content/GuidesPage.tsx')],
  [paths.collection(':slug'), 'CollectionPage.tsx', () => import('#web/pages/CollectionPage.tsx')],
  [paths.guide(':slug'), 'content/GuidePage.tsx', () => import('#web/pages/content/GuidePage.tsx')],
  [paths.reviews, 'content/ReviewsPage.tsx', () => import('#web/pages/content/ReviewsPage.tsx')],
  [paths.partners, 'content/PartnersPage.tsx', () => import('#web/pages/content/PartnersPage.tsx')],
  [paths.giftCards, 'content/GiftCardsPage.tsx', () => import('#web/pages/content/GiftCardsPage.tsx')],
  [paths.family, 'content/FamilyPage.tsx', () => import('#web/pages/content/FamilyPage.tsx')],
  [paths.blog, 'content/BlogPage.tsx', () => import('#web/pages/content/BlogPage.tsx')],
  [paths.blogCategory(':category'), 'content/BlogPage.tsx', () => import('#web/pages/content/BlogPage.tsx')],
  [paths.article(':slug'), 'content/ArticlePage.tsx', () => import('#web/pages/content/ArticlePage.tsx')],
  [paths.legal, 'content/LegalPage.tsx', () => import('#web/pages/content/LegalPage.tsx')],
  [paths.callback, 'content/CallbackPage.tsx', () => import('#web/pages/content/CallbackPage.tsx')],
  [paths.newsletter, 'content/NewsletterPage.tsx', () => import('#web/pages/content/NewsletterPage.tsx')],
  [paths.credits, 'content/CreditsPage.tsx', () => import('#web/pages/content/CreditsPage.tsx')],
  [
    paths.accessibility,
    'content/AccessibilityPage.tsx',
    () => import('#web/pages/content/AccessibilityPage.tsx'),
  ],
  [
    paths.carbonMethod,
    'content/CarbonMethodPage.tsx',
    () => import('#web/pages/content/CarbonMethodPage.tsx'),
  ],
  [paths.commitments, 'content/CommitmentsPage.tsx', () => import('#web/pages/content/CommitmentsPage.tsx')],
  [paths.comparison, 'ComparePage.tsx', () => import('#web/pages/ComparePage.tsx')],
  [paths.favourites, 'account/FavouritesPage.tsx', () => import('#web/pages/account/FavouritesPage.tsx')],
  [
    paths.reservations,
    'account/ReservationsPage.tsx',
    () => import('#web/pages/account/ReservationsPage.tsx'),
  ],
  [
    paths.reservation(':id'),
    'account/ReservationPage.tsx',
    () => import('#web/pages/account/ReservationPage.tsx'),
  ],
  [
    paths.guideDashboard(':departureId'),
    'account/GuideDashboardPage.tsx',
    () => import('#web/pages/account/GuideDashboardPage.tsx'),
  ],
  [paths.account, 'account/AccountPage.tsx', () => import('#web/pages/account/AccountPage.tsx')],
  [paths.cart(':cartId', ':step'), 'booking/CartPage.tsx', () => import('#web/pages/booking/CartPage.tsx')],
  [paths.payment(':paymentId'), 'booking/CardPage.tsx', () => import('#web/pages/booking/CardPage.tsx')],
  [paths.logout, 'account/LogoutPage.tsx', () => import('#web/pages/account/LogoutPage.tsx')],
  [
    `${paths.password}/:token`,
    'account/PasswordPage.tsx',
    () => import('#web/pages/account/PasswordPage.tsx'),
  ],
  [
    `${paths.emailConfirmation}/:token`,
    'account/EmailConfirmationPage.tsx',
    () => import('#web/pages/account/EmailConfirmationPage.tsx'),
  ],
  [
    `${paths.newsletterConfirmation}/:token`,
    'account/NewsletterConfirmationPage.tsx',
    () => import('#web/pages/account/NewsletterConfirmationPage.tsx'),
  ],
  [
    `${paths.newsletterUnsubscription}/:token`,
    'account/NewsletterUnsubscriptionPage.tsx',
    () => import('#web/pages/account/NewsletterUnsubscriptionPage.tsx'),
  ],
  [
    `${paths.waitingList}/:token`,
    'booking/WaitingPage.tsx',
    () => import('#web/pages/booking/WaitingPage.tsx'),
  ],
  [paths.shortlist(':token'), 'ShortlistPage.tsx', () => import('#web/pages/ShortlistPage.tsx')],
  ['*', 'NotFoundPage.tsx', () => import('#web/pages/NotFoundPage.tsx')],
]

const routes = [
  ...specified.flatMap(([path, ...rest]): Route[] => [
    [path, ...rest],
    [`/react-front${path}`, ...rest],
  ]),
  ...others,
].map(([path, file, open]) => ({ path, file, open }))

/** Every path has a route: the last one matches all. Candidates are selected by their first segment. */
export function findRoute(pathname: string) {
  const begins = findPrefix(pathname.toLowerCase())
  const near = routes.filter(({ path }) => path === '*' || findPrefix(path) === begins)
  const [found] = matchRoutes(near, withoutLineEnds(pathname)) ?? []
  if (!found) throw new Error('no route, not even the last one')
  return { ...found.route, params: found.params }
}

/** The router's `*` stops at a line end, encoded or not: no page has one, so any other character will do. */
const withoutLineEnds = (pathname: string) =>
  pathname.replace(/%0[ad]|%E2%80%A[89]|[\n\r\u2028\u2029]/gi, '\uFFFD')

const findPrefix = (path: string) => path.split('/')[1]
