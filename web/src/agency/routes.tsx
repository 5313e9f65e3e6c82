import type { RouteObject } from 'react-router-dom'
import { messages } from '#web/agency/messages.ts'
import { Gate } from '#web/agency/shell/Gate.tsx'
import { Notice } from '#web/agency/shell/Notice.tsx'
import { OwnersOnly } from '#web/agency/shell/OwnersOnly.tsx'

/** Shown before the code of the first screen has arrived. */
const HydrateFallback = () => <Notice title={messages.agency} isLoading />

/** The screens, each loaded with its own code. */
export const routes: RouteObject[] = [
  { path: '/invitation/:token', HydrateFallback, lazy: () => import('#web/agency/team/InvitationPage.tsx') },
  {
    element: <Gate />,
    HydrateFallback,
    children: [
      { path: '/', lazy: () => import('#web/agency/today/TodayPage.tsx') },
      { path: '/chiffres', lazy: () => import('#web/agency/figures/FiguresPage.tsx') },
      { path: '/echecs', lazy: () => import('#web/agency/today/FailuresPage.tsx') },
      { path: '/aventures', lazy: () => import('#web/agency/expeditions/ExpeditionsPage.tsx') },
      { path: '/aventures/:id', lazy: () => import('#web/agency/editor/EditorPage.tsx') },
      { path: '/aventures/:id/versions', lazy: () => import('#web/agency/revisions/RevisionsPage.tsx') },
      { path: '/aventures/:id/apercu', lazy: () => import('#web/agency/preview/PreviewPage.tsx') },
      { path: '/departs', lazy: () => import('#web/agency/departures/DeparturesPage.tsx') },
      { path: '/departs/calendrier', lazy: () => import('#web/agency/calendar/CalendarPage.tsx') },
      { path: '/departs/serie', lazy: () => import('#web/agency/series/SeriesPage.tsx') },
      { path: '/departs/:id', lazy: () => import('#web/agency/departures/DeparturePage.tsx') },
      { path: '/acces', lazy: () => import('#web/agency/access/AccessPage.tsx') },
      { path: '/departs/:id/voyageurs', lazy: () => import('#web/agency/manifest/ManifestPage.tsx') },
      { path: '/reservations', lazy: () => import('#web/agency/reservations/ReservationsPage.tsx') },
      { path: '/reservations/nouvelle', lazy: () => import('#web/agency/phone/PhonePage.tsx') },
      { path: '/reservations/:id', lazy: () => import('#web/agency/reservations/ReservationPage.tsx') },
      { path: '/argent', lazy: () => import('#web/agency/invoices/InvoicesPage.tsx') },
      { path: '/argent/cartes', lazy: () => import('#web/agency/giftCards/GiftCardsPage.tsx') },
      { path: '/clients', lazy: () => import('#web/agency/customers/CustomersPage.tsx') },
      { path: '/clients/:id', lazy: () => import('#web/agency/customers/CustomerPage.tsx') },
      { path: '/messages', lazy: () => import('#web/agency/questions/QuestionsPage.tsx') },
      { path: '/messages/reponses', lazy: () => import('#web/agency/questions/CannedAnswersPage.tsx') },
      { path: '/avis', lazy: () => import('#web/agency/reviews/ReviewsPage.tsx') },
      { path: '/guides', lazy: () => import('#web/agency/guides/GuidesPage.tsx') },
      { path: '/guides/nouveau', lazy: () => import('#web/agency/guides/GuidePage.tsx') },
      { path: '/guides/:id', lazy: () => import('#web/agency/guides/GuidePage.tsx') },
      { path: '/donnees', lazy: () => import('#web/agency/data/DataPage.tsx') },
      { path: '/donnees/imports/:id', lazy: () => import('#web/agency/data/ImportPage.tsx') },
      {
        element: <OwnersOnly />,
        children: [
          { path: '/equipe', lazy: () => import('#web/agency/team/TeamPage.tsx') },
          { path: '/reglages', lazy: () => import('#web/agency/settings/FactsPage.tsx') },
          { path: '/reglages/mails', lazy: () => import('#web/agency/settings/MailsPage.tsx') },
          {
            path: '/reglages/branchements',
            lazy: () => import('#web/agency/settings/ConnectionsPage.tsx'),
          },
          { path: '/reglages/webhooks', lazy: () => import('#web/agency/webhooks/WebhooksPage.tsx') },
          { path: '/reglages/webhooks/:id', lazy: () => import('#web/agency/webhooks/WebhookPage.tsx') },
          { path: '/reglages/ventes', lazy: () => import('#web/agency/settings/SalesPage.tsx') },
          { path: '/journal', lazy: () => import('#web/agency/journal/JournalPage.tsx') },
        ],
      },
      { path: '*', lazy: () => import('#web/agency/shell/NotFoundPage.tsx') },
    ],
  },
]
