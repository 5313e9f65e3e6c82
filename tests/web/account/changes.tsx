import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, vi } from 'vitest'
import { person } from '#tests/web/account/people.ts'
import { expedition, own } from '#tests/web/booking/ownCart.tsx'
import { departure } from '#tests/web/expedition/departure.ts'
import type { stand } from '#tests/web/stand.tsx'
import { SignIn } from '#web/features/account/SignIn.tsx'
import { CitySheet } from '#web/features/city/CitySheet.tsx'
import { Newsletter } from '#web/features/newsletter/Newsletter.tsx'
import { ContactForm } from '#web/features/profile/ContactForm.tsx'
import { PasswordForm } from '#web/features/profile/PasswordForm.tsx'
import { ProfileForm } from '#web/features/profile/ProfileForm.tsx'
import { SessionList } from '#web/features/profile/SessionList.tsx'
import { NewsletterPopup } from '#web/features/prompts/NewsletterPopup.tsx'
import { PhonePopup } from '#web/features/prompts/PhonePopup.tsx'
import { ParticipantForm } from '#web/features/reservations/ParticipantForm.tsx'
import { Page as EmailConfirmationPage } from '#web/pages/account/EmailConfirmationPage.tsx'
import { Page as LogoutPage } from '#web/pages/account/LogoutPage.tsx'
import { Page as ConfirmationPage } from '#web/pages/account/NewsletterConfirmationPage.tsx'
import { Page as UnsubscriptionPage } from '#web/pages/account/NewsletterUnsubscriptionPage.tsx'
import { Page as PasswordPage } from '#web/pages/account/PasswordPage.tsx'
import { CartChoices } from '#web/pages/booking/CartChoices.tsx'
import { CartSummary } from '#web/pages/booking/CartSummary.tsx'
import { useCart } from '#web/pages/booking/useCart.ts'
import { OutingSection } from '#web/pages/content/OutingSection.tsx'

const session = {
  __typename: 'Session',
  id: 's2',
  createdAt: '2027-02-01T10:00:00.000Z',
  lastSeenAt: '2027-02-02T10:00:00.000Z',
  isCurrent: false,
} as const
const participant = {
  __typename: 'Participant' as const,
  id: 'p1',
  position: 1,
  firstName: 'Ada',
  lastName: null,
  birthDate: null,
  phone: null,
  emergencyContact: null,
  diet: null,
  shoeSize: null,
  missing: [],
}
const cart = own({ expeditionName: 'GR20 nord', departureId: '1', expedition: expedition([departure({})]) })

type Status = Parameters<typeof SignIn>[0]['status']

/** The popup of a status, once the address is known. */
function Popup({ status }: { status: Status }) {
  return <SignIn status={status} dispatch={vi.fn()} onSignedIn={neverDone} />
}
function Cart() {
  const actions = useCart(cart)
  return (
    <>
      <CartChoices cart={cart} departure={departure({})} {...actions} />
      <CartSummary cart={cart} isBusy={actions.isBusy} onDrop={actions.drop} />
    </>
  )
}
/** Called only after the service has succeeded. */
export const neverDone = vi.fn()

/** A change of the account, and where it is made. */
export type Change = {
  operation: string
  element: ReactNode
  isSignedIn?: boolean
  /** Typed values, by label. */
  typed?: Record<string, string>
  button?: string
  /** Instead of the button. */
  act?: () => Promise<void>
  /** Where the message does not promise that nothing is lost. */
  sentence?: RegExp
  /** Further content that stays for a retry, besides the typed values. */
  stays?: string
  /** Other responses of the gateway. */
  answers?: NonNullable<Parameters<typeof stand>[1]>['answers']
}

const failed = /^Une erreur est survenue/

export const changes: Change[] = [
  {
    operation: 'CheckEmail',
    element: <Popup status="wantToLogin" />,
    typed: { 'Adresse email': 'ada@example.test' },
    button: 'CONTINUER',
  },
  {
    operation: 'Login',
    element: <Popup status="knowedUser" />,
    typed: { 'Mot de passe': 'un secret' },
    button: 'SE CONNECTER',
  },
  {
    operation: 'SignUp',
    element: <Popup status="unknowUser" />,
    typed: { Prénom: 'Ada', Nom: 'Love', 'Adresse email': 'a@b.fr', 'Mot de passe': 'un secret' },
    button: "S'INSCRIRE",
  },
  {
    operation: 'SavePhone',
    element: <PhonePopup me={person} event="login" isOpen onClose={neverDone} />,
    isSignedIn: true,
    typed: { Téléphone: '06 12 34 56 78' },
    button: 'Valider',
    sentence: /^Une erreur est survenue$/,
  },
  {
    operation: 'AcceptNewsletter',
    element: <NewsletterPopup me={person} isOpen onClose={neverDone} />,
    isSignedIn: true,
    button: 'M’abonner',
    sentence: failed,
  },
  {
    operation: 'SubscribeToNewsletter',
    element: <Newsletter />,
    typed: { 'Adresse email': 'a@b.fr' },
    button: 'M’abonner',
    sentence: failed,
  },
  {
    operation: 'UpdateProfile',
    element: <ProfileForm me={person} />,
    isSignedIn: true,
    typed: { Prénom: 'Augusta' },
    button: 'Enregistrer',
  },
  {
    operation: 'UpdateProfile',
    element: <ContactForm me={person} />,
    isSignedIn: true,
    act: async () => {
      await userEvent.click(screen.getByRole('checkbox', { checked: false }))
      expect(await screen.findByRole('checkbox', { checked: false })).toBeTruthy()
    },
  },
  {
    operation: 'SetEffort',
    element: <OutingSection />,
    isSignedIn: true,
    answers: { MyOuting: () => ({ me: { __typename: 'User', id: '1', effort: null } }) },
    typed: { 'Distance, en km': '14', 'Montée, en m': '800', 'Durée, pauses comprises': '5' },
    act: async () => userEvent.click(await screen.findByRole('button', { name: 'Garder dans mon compte' })),
  },
  {
    operation: 'SetHomeCity',
    element: <CitySheet onClose={neverDone} />,
    isSignedIn: true,
    act: async () => {
      await userEvent.click(screen.getByRole('radio', { name: 'Rennes' }))
      await userEvent.click(screen.getByRole('button', { name: 'Retenir aussi dans mon compte' }))
    },
    sentence: failed,
  },
  {
    operation: 'UpdateMyPhone',
    element: <ContactForm me={person} />,
    isSignedIn: true,
    typed: { Téléphone: '06 12 34 56 78' },
    button: 'Enregistrer',
  },
  {
    operation: 'ChangePassword',
    element: <PasswordForm me={person} onChanged={neverDone} />,
    isSignedIn: true,
    typed: { 'Mot de passe actuel': 'un secret', 'Nouveau mot de passe': 'un autre' },
    button: 'Changer le mot de passe',
  },
  {
    operation: 'EndSession',
    element: <SessionList sessions={[session]} onEnded={neverDone} onRetry={async () => undefined} />,
    isSignedIn: true,
    act: () => userEvent.click(screen.getByRole('button', { name: /^Déconnecter l’appareil/ })),
    stays: 'Un autre appareil',
  },
  {
    operation: 'EndAllSessions',
    element: <SessionList sessions={[session]} onEnded={neverDone} onRetry={async () => undefined} />,
    isSignedIn: true,
    button: 'Me déconnecter partout',
  },
  {
    operation: 'UpdateParticipant',
    element: <ParticipantForm reservationId="7" participant={participant} isOpen />,
    isSignedIn: true,
    typed: { Nom: 'Love', 'Régime alimentaire': 'aucun' },
    button: 'Enregistrer',
  },
  {
    operation: 'UpdateCart',
    element: <Cart />,
    isSignedIn: true,
    act: async () => {
      await userEvent.selectOptions(screen.getByLabelText('Voyageurs'), '3')
      await vi.waitFor(() => expect(screen.getByLabelText('Voyageurs')).toHaveProperty('value', '2'))
    },
    stays: 'GR20 nord',
  },
  {
    operation: 'DeleteCart',
    element: <Cart />,
    isSignedIn: true,
    act: async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Abandonner cette réservation' }))
      await userEvent.click(screen.getByRole('button', { name: 'Abandonner' }))
    },
    stays: 'GR20 nord',
  },
  {
    operation: 'ResetPassword',
    element: <PasswordPage />,
    typed: { 'Nouveau mot de passe': 'un autre secret' },
    button: 'Enregistrer',
    sentence: failed,
  },
  {
    operation: 'ConfirmEmail',
    element: <EmailConfirmationPage />,
    isSignedIn: true,
    button: 'Confirmer',
    sentence: failed,
  },
  { operation: 'ConfirmNewsletter', element: <ConfirmationPage />, button: 'Confirmer', sentence: failed },
  {
    operation: 'UnsubscribeFromNewsletter',
    element: <UnsubscriptionPage />,
    button: 'Me désabonner',
    sentence: failed,
  },
  {
    operation: 'Logout',
    element: <LogoutPage />,
    isSignedIn: true,
    act: async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }))
    },
    sentence: failed,
    stays: 'Déconnexion',
  },
]
