import type { ApolloClient } from '@apollo/client'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { Layout } from '#web/app/Layout.tsx'
import { PageError } from '#web/app/PageError.tsx'
import type { Load } from '#web/lib/load.ts'

type Page = { Page: ComponentType; load?: Load }

/** The routes of the specification; the first five are also reached under `/react-front`. */
export function createRoutes(client: ApolloClient): RouteObject[] {
  const page = (path: string, open: () => Promise<Page>): RouteObject => ({
    path,
    ErrorBoundary: PageError,
    lazy: async () => {
      const { Page, load } = await open()
      return { Component: Page, loader: async (args) => (load ? await load(client, args) : null) ?? null }
    },
  })

  const twice = (path: string, open: () => Promise<Page>) => [
    page(path, open),
    page(`/react-front${path}`, open),
  ]

  return [
    {
      Component: Layout,
      ErrorBoundary: PageError,
      children: [
        ...twice('/', () => import('#web/pages/HomePage.tsx')),
        ...twice('/expeditions', () => import('#web/pages/CataloguePage.tsx')),
        ...twice('/expeditions/:slug', () => import('#web/pages/TripPage.tsx')),
        ...twice('/aventures/themes', () => import('#web/pages/ThemesPage.tsx')),
        ...twice('/aventures/themes/*', () => import('#web/pages/ThemePage.tsx')),
        page('/faq', () => import('#web/pages/content/FaqPage.tsx')),
        page('/ton-niveau', () => import('#web/pages/content/LevelQuizPage.tsx')),
        page('/raison-d-etre', () => import('#web/pages/content/MissionPage.tsx')),
        page('/our-guides', () => import('#web/pages/content/GuidesPage.tsx')),
        page('/avis', () => import('#web/pages/content/ReviewsPage.tsx')),
        page('/collaborations', () => import('#web/pages/content/PartnersPage.tsx')),
        page('/cartes-cadeaux', () => import('#web/pages/content/GiftCardsPage.tsx')),
        page('/en-famille', () => import('#web/pages/content/FamilyPage.tsx')),
        page('/blog', () => import('#web/pages/content/BlogPage.tsx')),
        page('/blog/:category', () => import('#web/pages/content/BlogPage.tsx')),
        page('/blog/articles/:slug', () => import('#web/pages/content/ArticlePage.tsx')),
        page('/confidentialite-et-mentions-legales', () => import('#web/pages/content/LegalPage.tsx')),
        page('/credits', () => import('#web/pages/content/CreditsPage.tsx')),
        page('/accessibilite', () => import('#web/pages/content/AccessibilityPage.tsx')),
        page('*', () => import('#web/pages/NotFoundPage.tsx')),
      ],
    },
  ]
}
