import type { ApolloClient } from '@apollo/client'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { Layout } from '#web/app/Layout.tsx'
import { PageError } from '#web/app/PageError.tsx'
import type { Load } from '#web/lib/load.ts'

type Page = { Page: ComponentType; load?: Load }

type Route = [path: string, open: () => Promise<Page>]

/** The first five of the specification: also reached under `/react-front`. */
const specified: Route[] = [
  ['/', () => import('#web/pages/HomePage.tsx')],
  ['/expeditions', () => import('#web/pages/CataloguePage.tsx')],
  ['/expeditions/:slug', () => import('#web/pages/TripPage.tsx')],
  ['/aventures/themes', () => import('#web/pages/ThemesPage.tsx')],
  ['/aventures/themes/*', () => import('#web/pages/ThemePage.tsx')],
]

const others: Route[] = [
  ['/faq', () => import('#web/pages/content/FaqPage.tsx')],
  ['/ton-niveau', () => import('#web/pages/content/LevelQuizPage.tsx')],
  ['/raison-d-etre', () => import('#web/pages/content/MissionPage.tsx')],
  ['/our-guides', () => import('#web/pages/content/GuidesPage.tsx')],
  ['/avis', () => import('#web/pages/content/ReviewsPage.tsx')],
  ['/collaborations', () => import('#web/pages/content/PartnersPage.tsx')],
  ['/cartes-cadeaux', () => import('#web/pages/content/GiftCardsPage.tsx')],
  ['/en-famille', () => import('#web/pages/content/FamilyPage.tsx')],
  ['/blog', () => import('#web/pages/content/BlogPage.tsx')],
  ['/blog/:category', () => import('#web/pages/content/BlogPage.tsx')],
  ['/blog/articles/:slug', () => import('#web/pages/content/ArticlePage.tsx')],
  ['/confidentialite-et-mentions-legales', () => import('#web/pages/content/LegalPage.tsx')],
  ['/credits', () => import('#web/pages/content/CreditsPage.tsx')],
  ['/accessibilite', () => import('#web/pages/content/AccessibilityPage.tsx')],
  ['/mes-favoris', () => import('#web/pages/account/FavouritesPage.tsx')],
  ['/my-expeditions', () => import('#web/pages/account/ReservationsPage.tsx')],
  ['/my-account', () => import('#web/pages/account/AccountPage.tsx')],
  ['/logout', () => import('#web/pages/account/LogoutPage.tsx')],
  ['/mot-de-passe/:token', () => import('#web/pages/account/PasswordPage.tsx')],
  ['/newsletter/confirmation/:token', () => import('#web/pages/account/NewsletterConfirmationPage.tsx')],
  ['/newsletter/desinscription/:token', () => import('#web/pages/account/NewsletterUnsubscriptionPage.tsx')],
  ['*', () => import('#web/pages/NotFoundPage.tsx')],
]

/** Each page is loaded when it is gone to. */
export function createRoutes(client: ApolloClient): RouteObject[] {
  const page = (path: string, open: () => Promise<Page>): RouteObject => ({
    path,
    ErrorBoundary: PageError,
    lazy: async () => {
      const { Page, load } = await open()
      return { Component: Page, loader: async (args) => (load ? await load(client, args) : null) ?? null }
    },
  })

  return [
    {
      Component: Layout,
      ErrorBoundary: PageError,
      children: [
        ...specified.flatMap(([path, open]) => [page(path, open), page(`/react-front${path}`, open)]),
        ...others.map(([path, open]) => page(path, open)),
      ],
    },
  ]
}
