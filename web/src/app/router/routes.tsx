import type { ComponentType } from 'react'
import { matchRoutes } from 'react-router-dom'
import type { Load } from '#web/lib/load.ts'

type Page = { Page: ComponentType; load?: Load }

/** The file is named twice: for the build, which looks up its assets, and for the compiler. */
type Route = [path: string, file: string, open: () => Promise<Page>]

/** The first five of the specification: also reached under `/react-front`. */
const specified: Route[] = [
  ['/', 'HomePage.tsx', () => import('#web/pages/HomePage.tsx')],
  ['/expeditions', 'CataloguePage.tsx', () => import('#web/pages/CataloguePage.tsx')],
  ['/expeditions/:slug', 'ExpeditionPage.tsx', () => import('#web/pages/ExpeditionPage.tsx')],
  ['/aventures/themes', 'ThemesPage.tsx', () => import('#web/pages/ThemesPage.tsx')],
  ['/aventures/themes/*', 'ThemePage.tsx', () => import('#web/pages/ThemePage.tsx')],
]

const others: Route[] = [
  ['/faq', 'content/FaqPage.tsx', () => import('#web/pages/content/FaqPage.tsx')],
  ['/ton-niveau', 'content/LevelQuizPage.tsx', () => import('#web/pages/content/LevelQuizPage.tsx')],
  ['/raison-d-etre', 'content/MissionPage.tsx', () => import('#web/pages/content/MissionPage.tsx')],
  ['/our-guides', 'content/GuidesPage.tsx', () => import('#web/pages/content/GuidesPage.tsx')],
  ['/collections/:slug', 'CollectionPage.tsx', () => import('#web/pages/CollectionPage.tsx')],
  ['/our-guides/:slug', 'content/GuidePage.tsx', () => import('#web/pages/content/GuidePage.tsx')],
  ['/avis', 'content/ReviewsPage.tsx', () => import('#web/pages/content/ReviewsPage.tsx')],
  ['/collaborations', 'content/PartnersPage.tsx', () => import('#web/pages/content/PartnersPage.tsx')],
  ['/cartes-cadeaux', 'content/GiftCardsPage.tsx', () => import('#web/pages/content/GiftCardsPage.tsx')],
  ['/en-famille', 'content/FamilyPage.tsx', () => import('#web/pages/content/FamilyPage.tsx')],
  ['/blog', 'content/BlogPage.tsx', () => import('#web/pages/content/BlogPage.tsx')],
  ['/blog/:category', 'content/BlogPage.tsx', () => import('#web/pages/content/BlogPage.tsx')],
  ['/blog/articles/:slug', 'content/ArticlePage.tsx', () => import('#web/pages/content/ArticlePage.tsx')],
  [
    '/confidentialite-et-mentions-legales',
    'content/LegalPage.tsx',
    () => import('#web/pages/content/LegalPage.tsx'),
  ],
  ['/etre-rappele', 'content/CallbackPage.tsx', () => import('#web/pages/content/CallbackPage.tsx')],
  ['/newsletter', 'content/NewsletterPage.tsx', () => import('#web/pages/content/NewsletterPage.tsx')],
  ['/credits', 'content/CreditsPage.tsx', () => import('#web/pages/content/CreditsPage.tsx')],
  [
    '/accessibilite',
    'content/AccessibilityPage.tsx',
    () => import('#web/pages/content/AccessibilityPage.tsx'),
  ],
  ['/mes-favoris', 'account/FavouritesPage.tsx', () => import('#web/pages/account/FavouritesPage.tsx')],
  [
    '/my-expeditions',
    'account/ReservationsPage.tsx',
    () => import('#web/pages/account/ReservationsPage.tsx'),
  ],
  [
    '/my-expeditions/:id',
    'account/ReservationPage.tsx',
    () => import('#web/pages/account/ReservationPage.tsx'),
  ],
  [
    '/my-expeditions/admin/:departureId',
    'account/GuideDashboardPage.tsx',
    () => import('#web/pages/account/GuideDashboardPage.tsx'),
  ],
  ['/my-account', 'account/AccountPage.tsx', () => import('#web/pages/account/AccountPage.tsx')],
  ['/reservations/:cartId/1', 'booking/CartPage.tsx', () => import('#web/pages/booking/CartPage.tsx')],
  ['/logout', 'account/LogoutPage.tsx', () => import('#web/pages/account/LogoutPage.tsx')],
  ['/mot-de-passe/:token', 'account/PasswordPage.tsx', () => import('#web/pages/account/PasswordPage.tsx')],
  [
    '/newsletter/confirmation/:token',
    'account/NewsletterConfirmationPage.tsx',
    () => import('#web/pages/account/NewsletterConfirmationPage.tsx'),
  ],
  [
    '/newsletter/desinscription/:token',
    'account/NewsletterUnsubscriptionPage.tsx',
    () => import('#web/pages/account/NewsletterUnsubscriptionPage.tsx'),
  ],
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
  const begins = beginningOf(pathname.toLowerCase())
  const near = routes.filter(({ path }) => path === '*' || beginningOf(path) === begins)
  const [found] = matchRoutes(near, withoutLineEnds(pathname)) ?? []
  if (!found) throw new Error('no route, not even the last one')
  return { ...found.route, params: found.params }
}

/** The router's `*` stops at a line end, encoded or not: no page has one, so any other character will do. */
const withoutLineEnds = (pathname: string) =>
  pathname.replace(/%0[ad]|%E2%80%A[89]|[\n\r\u2028\u2029]/gi, '\uFFFD')

const beginningOf = (path: string) => path.split('/')[1]
