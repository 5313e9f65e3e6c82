import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type Change, neverDone } from '#tests/web/account/changes.tsx'
import { CancelForm } from '#web/features/reservations/CancelForm.tsx'
import { PayBalance } from '#web/features/reservations/PayBalance.tsx'
import { ReviewForm } from '#web/features/reviews/ReviewForm.tsx'
import { ChangeDateForm } from '#web/pages/account/ChangeDateForm.tsx'

const quote = {
  __typename: 'CancellationQuote' as const,
  hash: 'h1',
  lines: [{ __typename: 'CancellationLine' as const, position: 1, price: 500, kept: 150 }],
  refund: 0,
  balance: 0,
}

/** Changes of a reservation after its order. */
export const changesInReservation: Change[] = [
  {
    operation: 'PayBalance',
    element: <PayBalance reservationId="r7" amount={700} />,
    isSignedIn: true,
    button: 'Payer le solde',
    sentence: /^Le paiement n’a pas pu commencer/,
  },
  {
    operation: 'PostReview',
    element: <ReviewForm reservationId="r7" months={['2027-02']} onSent={neverDone} />,
    isSignedIn: true,
    typed: { 'Ce que tu as vécu': 'Le bus avait deux heures de retard.' },
    async act() {
      await userEvent.click(screen.getByRole('radio', { name: '2 étoiles sur 5' }))
      await userEvent.click(screen.getByRole('button', { name: 'Envoyer mon avis' }))
    },
    sentence: /^Ton avis n’est pas parti/,
  },
  {
    operation: 'CancelReservation',
    element: (
      <CancelForm
        reservationId="r7"
        quote={quote}
        people={[{ position: 1, name: 'Ada Lovelace' }]}
        onChanged={async () => undefined}
        onClose={() => undefined}
        onCanceled={neverDone}
      />
    ),
    isSignedIn: true,
    button: 'Annuler sans remboursement',
    sentence: /^Nous n’avons pas eu de réponse/,
  },
  {
    operation: 'ChangeDeparture',
    element: (
      <ChangeDateForm
        reservationId="r7"
        departureId="13"
        quote={{ __typename: 'ChangeQuote', hash: 'h1', fee: 0, difference: 0, refund: 0, balance: 0 }}
        onPriceChanged={async () => undefined}
        onGone={async () => undefined}
        onClose={() => undefined}
        onChanged={neverDone}
      />
    ),
    isSignedIn: true,
    button: 'Changer sans frais',
    sentence: /^Nous n’avons pas eu de réponse/,
  },
]
