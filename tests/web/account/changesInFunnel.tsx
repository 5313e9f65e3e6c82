import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import type { Change } from '#tests/web/account/changes.tsx'
import { owner } from '#tests/web/booking/ownCart.tsx'
import { expired, held, insurance, quote } from '#tests/web/booking/ownFunnel.tsx'
import { CodeForm } from '#web/pages/booking/CodeForm.tsx'
import { HoldClock } from '#web/pages/booking/HoldClock.tsx'
import { Options } from '#web/pages/booking/OptionsPage.tsx'
import { Payment } from '#web/pages/booking/PaymentPage.tsx'
import { TravellersForm } from '#web/pages/booking/TravellersPage.tsx'

const cart = held({ travellerCount: 1, adults: 1, hold: null, problems: expired, options: [insurance] })
const buyer = { ...owner(cart).me, __typename: 'User' as const }

/** Changes of a cart whose places are sold online. */
export const changesInFunnel: Change[] = [
  {
    operation: 'RenewHold',
    element: <HoldClock cart={cart} refetch={async () => undefined} />,
    isSignedIn: true,
    button: 'Reprendre mes places',
  },
  {
    operation: 'SetCartTravellers',
    element: <TravellersForm me={buyer} cart={cart} />,
    isSignedIn: true,
    typed: {
      Prénom: 'Ada',
      Nom: 'Le Goff',
      'Date de naissance': '1990-05-04',
      Adresse: '1 rue des Alpes',
      'Code postal': '38000',
      Ville: 'Grenoble',
    },
    button: 'Continuer',
  },
  {
    operation: 'SetCartOptions',
    element: <Options cart={cart} />,
    isSignedIn: true,
    async act() {
      await userEvent.click(screen.getByLabelText('Voyageur 1'))
      await waitFor(() => expect(screen.getByLabelText('Voyageur 1')).toHaveProperty('checked', false))
    },
    stays: 'Assurance annulation',
  },
  {
    operation: 'SetCartCodes',
    element: <CodeForm cart={cart} />,
    isSignedIn: true,
    typed: { 'Ton code': 'DIXPOURCENT' },
    button: 'Ajouter',
  },
  {
    operation: 'StartPayment',
    element: <Payment cart={cart} quote={quote} plan="FULL" onPlan={() => undefined} />,
    isSignedIn: true,
    sentence: /^Le paiement n’a pas pu commencer/,
    async act() {
      for (const box of screen.queryAllByRole('checkbox', { checked: false })) await userEvent.click(box)
      await userEvent.click(screen.getByRole('button', { name: /^Réserver et payer/ }))
    },
  },
]
