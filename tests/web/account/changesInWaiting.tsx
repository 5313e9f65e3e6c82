import type { Change } from '#tests/web/account/changes.tsx'
import { departure } from '#tests/web/expedition/departure.ts'
import { WaitingDialog } from '#web/features/departures/WaitingDialog.tsx'
import { WaitingState } from '#web/pages/booking/WaitingState.tsx'

const entry = {
  __typename: 'WaitingEntry' as const,
  departureStart: '2027-07-03',
  departureEnd: '2027-07-08',
  expeditionSlug: 'lofoten',
  expeditionName: 'Lofoten',
  places: 2,
  state: 'WAITING' as const,
  position: 1,
  offerExpiresAt: null,
}
type State = Parameters<typeof WaitingState>[0]['entry']['state']
const page = (state: State) => (
  <WaitingState token="t" entry={{ ...entry, state }} onChanged={async () => undefined} />
)

const sentence = /^Ça n’a pas abouti/

/** Changes of a waiting list. */
export const changesInWaiting: Change[] = [
  {
    operation: 'JoinWaitingList',
    element: <WaitingDialog departure={departure({})} onClose={() => undefined} />,
    typed: { 'Ton adresse e-mail': 'ada@example.test' },
    button: 'M’inscrire sur la liste d’attente',
    sentence: /^L’inscription n’a pas abouti/,
  },
  {
    operation: 'ConfirmWaitingList',
    element: page('UNCONFIRMED'),
    button: 'Confirmer mon inscription',
    sentence,
  },
  { operation: 'LeaveWaitingList', element: page('WAITING'), button: 'Quitter la liste', sentence },
  {
    operation: 'AcceptOffer',
    element: page('OFFERED'),
    isSignedIn: true,
    button: 'Prendre ces places',
    sentence,
  },
]
