import type { RouteObject } from 'react-router-dom'
import { messages } from '#web/agency/messages.ts'
import { screenOpener } from '#web/agency/shell/firstScreen.ts'
import { Gate } from '#web/agency/shell/Gate.tsx'
import { Notice } from '#web/agency/shell/Notice.tsx'
import { OwnersOnly } from '#web/agency/shell/OwnersOnly.tsx'
import type { Graph } from '#web/lib/graph/graph.ts'

/** Shown before the code of the first screen has arrived. */
const HydrateFallback = () => <Notice title={messages.agency} isLoading />

/** The screens, each loaded with its own code. */
export function listRoutes(graph: Graph): RouteObject[] {
  const screen = screenOpener(graph)
  return [
    {
      path: '/invitation/:token',
      HydrateFallback,
      lazy: screen(() => import('#web/agency/staff/InvitationPage.tsx')),
    },
    {
      element: <Gate />,
      HydrateFallback,
      children: [
        { path: '/', lazy: screen(() => import('#web/agency/today/TodayPage.tsx')) },
        { path: '/chiffres', lazy: screen(() => import('#web/agency/figures/FiguresPage.tsx')) },
        { path: '/echecs', lazy: screen(() => import('#web/agency/today/FailuresPage.tsx')) },
        { path: '/aventures', lazy: screen(() => import('#web/agency/expeditions/ExpeditionsPage.tsx')) },
        { path: '/aventures/:id', lazy: screen(() => import('#web/agency/editor/EditorPage.tsx')) },
        {
          path: '/aventures/:id/versions',
          lazy: screen(() => import('#web/agency/revisions/RevisionsPage.tsx')),
        },
        { path: '/aventures/:id/apercu', lazy: screen(() => import('#web/agency/preview/PreviewPage.tsx')) },
        { path: '/departs', lazy: screen(() => import('#web/agency/departures/DeparturesPage.tsx')) },
        { path: '/departs/calendrier', lazy: screen(() => import('#web/agency/calendar/CalendarPage.tsx')) },
        { path: '/departs/serie', lazy: screen(() => import('#web/agency/series/SeriesPage.tsx')) },
        { path: '/departs/:id', lazy: screen(() => import('#web/agency/departures/DeparturePage.tsx')) },
        { path: '/acces', lazy: screen(() => import('#web/agency/access/AccessPage.tsx')) },
        {
          path: '/departs/:id/voyageurs',
          lazy: screen(() => import('#web/agency/manifest/ManifestPage.tsx')),
        },
        {
          path: '/reservations',
          lazy: screen(() => import('#web/agency/reservations/ReservationsPage.tsx')),
        },
        { path: '/reservations/nouvelle', lazy: screen(() => import('#web/agency/phone/PhonePage.tsx')) },
        {
          path: '/reservations/:id',
          lazy: screen(() => import('#web/agency/reservations/ReservationPage.tsx')),
        },
        { path: '/argent', lazy: screen(() => import('#web/agency/invoices/InvoicesPage.tsx')) },
        { path: '/argent/cartes', lazy: screen(() => import('#web/agency/giftCards/GiftCardsPage.tsx')) },
        { path: '/clients', lazy: screen(() => import('#web/agency/customers/CustomersPage.tsx')) },
        { path: '/clients/:id', lazy: screen(() => import('#web/agency/customers/CustomerPage.tsx')) },
        { path: '/messages', lazy: screen(() => import('#web/agency/questions/QuestionsPage.tsx')) },
        {
          path: '/messages/reponses',
          lazy: screen(() => import('#web/agency/questions/CannedAnswersPage.tsx')),
        },
        { path: '/avis', lazy: screen(() => import('#web/agency/reviews/ReviewsPage.tsx')) },
        { path: '/guides', lazy: screen(() => import('#web/agency/guides/GuidesPage.tsx')) },
        { path: '/guides/nouveau', lazy: screen(() => import('#web/agency/guides/GuidePage.tsx')) },
        { path: '/guides/:id', lazy: screen(() => import('#web/agency/guides/GuidePage.tsx')) },
        { path: '/donnees', lazy: screen(() => import('#web/agency/imports/ImportsPage.tsx')) },
        { path: '/donnees/imports/:id', lazy: screen(() => import('#web/agency/imports/ImportPage.tsx')) },
        {
          element: <OwnersOnly />,
          children: [
            { path: '/equipe', lazy: screen(() => import('#web/agency/staff/StaffPage.tsx')) },
            { path: '/reglages', lazy: screen(() => import('#web/agency/settings/FactsPage.tsx')) },
            { path: '/reglages/mails', lazy: screen(() => import('#web/agency/settings/MailsPage.tsx')) },
            {
              path: '/reglages/branchements',
              lazy: screen(() => import('#web/agency/settings/ConnectionsPage.tsx')),
            },
            {
              path: '/reglages/webhooks',
              lazy: screen(() => import('#web/agency/webhooks/WebhooksPage.tsx')),
            },
            {
              path: '/reglages/webhooks/:id',
              lazy: screen(() => import('#web/agency/webhooks/WebhookPage.tsx')),
            },
            { path: '/reglages/ventes', lazy: screen(() => import('#web/agency/settings/SalesPage.tsx')) },
            { path: '/journal', lazy: screen(() => import('#web/agency/audit/AuditPage.tsx')) },
          ],
        },
        { path: '*', lazy: screen(() => import('#web/agency/shell/NotFoundPage.tsx')) },
      ],
    },
  ]
}
