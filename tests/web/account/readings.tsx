import type { ReactNode } from 'react'
import { ada } from '#tests/web/account/people.ts'
import { bookingBox } from '#tests/web/expedition/booking.tsx'
import { departure } from '#tests/web/expedition/departure.ts'
import { questionPage } from '#tests/web/expedition/questionPage.ts'
import { Account } from '#web/app/session/Account.tsx'
import { LivePlaces } from '#web/app/shell/LivePlaces.tsx'
import { MobileAccount } from '#web/app/shell/MobileAccount.tsx'
import { PledgeLine } from '#web/features/departures/PledgeLine.tsx'
import { Prompts } from '#web/features/prompts/Prompts.tsx'
import { Questions } from '#web/features/questions/Questions.tsx'
import { useFollowedPayment } from '#web/features/reservations/useFollowedPayment.ts'
import { useAccount } from '#web/lib/account/account.tsx'
import { Page as AccountPage } from '#web/pages/account/AccountPage.tsx'
import { Page as FavouritesPage } from '#web/pages/account/FavouritesPage.tsx'
import { FavouritesYear } from '#web/pages/account/FavouritesYear.tsx'
import { FeedPanel } from '#web/pages/account/FeedPanel.tsx'
import { Page as GuideDashboardPage } from '#web/pages/account/GuideDashboardPage.tsx'
import { Page as PasswordPage } from '#web/pages/account/PasswordPage.tsx'
import { Page as ReservationPage } from '#web/pages/account/ReservationPage.tsx'
import { Page as ReservationsPage } from '#web/pages/account/ReservationsPage.tsx'
import { Page as CardPage } from '#web/pages/booking/CardPage.tsx'
import { Page as CartPage } from '#web/pages/booking/CartPage.tsx'
import { ConfirmationPage } from '#web/pages/booking/ConfirmationPage.tsx'
import { OutingSection } from '#web/pages/content/OutingSection.tsx'

type Reading = [operation: string, element: ReactNode]

/** Queries that pages of an account depend on: the page reports their failure. */
export const readByPages: Reading[] = [
  ['FavouritesPage', <FavouritesPage key="favourites" />],
  ['ReservationsPage', <ReservationsPage key="reservations" />],
  ['ReservationPage', <ReservationPage key="reservation" />],
  ['GuideDashboardPage', <GuideDashboardPage key="guide" />],
  ['AccountPage', <AccountPage key="account" />],
  ['CardPage', <CardPage key="card" />],
  ['CartPage', <CartPage key="cart" />],
  ['Confirmation', <ConfirmationPage key="confirmation" />],
]

function Who() {
  const { isReady, me } = useAccount()
  return isReady && <p>{me ? me.firstName : 'Se connecter'}</p>
}

function PendingPayment() {
  useFollowedPayment('y2', 'WAITING', async () => undefined)
  return <p>On attend la réponse de ta banque</p>
}

const question = {
  __typename: 'Message' as const,
  id: 'q1',
  body: 'Faut-il des bâtons',
  authorName: 'Manon',
  authorRole: 'VISITOR' as const,
  createdAt: '2027-02-01T10:00:00.000Z',
  replies: [],
}

/** Optional queries: their failure is silent, and the rest stays. */
export const readBesides: [...Reading, stays: string][] = [
  [
    'Me',
    <Account key="account">
      <Who />
    </Account>,
    'Se connecter',
  ],
  ['FavouritesYear', <FavouritesYear key="year" />, 'Cette liste n’a pas pu se charger.'],
  ['CalendarFeeds', <FeedPanel key="feed" kind="FAVOURITES" />, 'Tes favoris dans ton agenda'],
  ['MyOuting', <OutingSection key="outing" />, 'Bien fatigué'],
  ['CheckResetLink', <PasswordPage key="password" />, 'Enregistrer'],
  ['AccountMenu', <MobileAccount key="menu" onSignIn={() => undefined} />, 'Mes réservations'],
  [
    'Prompts',
    <div key="prompts">
      <p>Toutes nos aventures</p>
      <Prompts me={ada} />
    </div>,
    'Toutes nos aventures',
  ],
  [
    'OwnPledges',
    <div key="own">
      <p>Dates et prix</p>
      <PledgeLine departure={departure({})} slug="vanoise" />
    </div>,
    'Dates et prix',
  ],
  [
    'DeletableMessages',
    <Questions
      key="deletable"
      expedition={{ __typename: 'Expedition', id: '1', slug: 'lofoten', questions: questionPage([question]) }}
    />,
    'Faut-il des bâtons',
  ],
  [
    'MessageAdded',
    <Questions
      key="questions"
      expedition={{ __typename: 'Expedition', id: '1', slug: 'lofoten', questions: questionPage([question]) }}
    />,
    'Faut-il des bâtons',
  ],
  ['PaymentChanged', <PendingPayment key="payment" />, 'On attend la réponse de ta banque'],
  ['DeparturesChanged', bookingBox([departure({})], <LivePlaces />), 'Demander cette place'],
]
