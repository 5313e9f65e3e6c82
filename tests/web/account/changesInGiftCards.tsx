import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Change } from '#tests/web/account/changes.tsx'
import { GiftForm } from '#web/pages/content/GiftForm.tsx'
import { GiftReturn } from '#web/pages/content/GiftReturn.tsx'

const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }))

/** The sale of a gift card, and the result of its payment. */
export const changesInGiftCards: Change[] = [
  {
    operation: 'BuyGiftCard',
    element: <GiftForm />,
    isSignedIn: true,
    typed: { 'Pour qui ?': 'Inès', 'Son adresse email': 'ines@example.test' },
    act: () => press(/^Offrir 200/),
    sentence: /^Le paiement n’a pas pu commencer/,
  },
  {
    operation: 'GiftCardReturn',
    element: <GiftReturn paymentId="p1" />,
    isSignedIn: true,
    act: () => press(/^Réessayer/),
  },
]
