import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, vi } from 'vitest'
import { type Change, neverDone } from '#tests/web/account/changes.tsx'
import { ada } from '#tests/web/account/people.ts'
import { bookingBox } from '#tests/web/expedition/booking.tsx'
import { departure } from '#tests/web/expedition/departure.ts'
import { questionPage } from '#tests/web/expedition/questionPage.ts'
import { Account } from '#web/app/session/Account.tsx'
import { SignIn } from '#web/features/account/SignIn.tsx'
import { CallbackForm } from '#web/features/callback/CallbackForm.tsx'
import { Questions } from '#web/features/questions/Questions.tsx'
import { ReplyForm } from '#web/features/reviews/ReplyForm.tsx'
import { ReportReview } from '#web/features/reviews/ReportReview.tsx'
import { useAccount } from '#web/lib/account/account.tsx'
import { useFavourites } from '#web/lib/account/favourites.tsx'

const expedition = { id: '1', name: 'GR20 nord' }
const review = {
  __typename: 'Review' as const,
  id: '3',
  rating: 4,
  firstName: 'Soraya',
  text: 'Superbe.',
  date: '2026-07-10',
  experienceMonth: null,
  context: null,
  isVerified: true,
  travelledWith: null,
  reply: null,
}

function Heart() {
  const { me } = useAccount()
  const hearts = useFavourites()
  if (!me) return null
  return (
    <button type="button" aria-pressed={hearts.has(expedition.id)} onClick={() => hearts.toggle(expedition)}>
      Favori
    </button>
  )
}

const message = (id: string, authorName: string) => ({
  __typename: 'Message' as const,
  id,
  body: 'Faut-il des bâtons',
  authorName,
  authorRole: 'VISITOR' as const,
  createdAt: '2027-02-01T10:00:00.000Z',
  replies: [],
})
const questions = questionPage([message('q1', 'Ada'), message('q2', 'Alix')])

/** Change of a message, behind a confirmation that stays open after a failure. */
function moderation(operation: string, open: string, confirm: string, sentence: RegExp): Change {
  return {
    operation,
    element: <Questions expedition={{ __typename: 'Expedition', id: '1', slug: 'lofoten', questions }} />,
    isSignedIn: true,
    answers: {
      DeletableMessages: () => ({ me: { __typename: 'User', id: '1', deletableMessageIds: ['q1'] } }),
    },
    async act() {
      if (!screen.queryByRole('button', { name: confirm }))
        await userEvent.click(await screen.findByRole('button', { name: open }))
      await userEvent.click(screen.getByRole('button', { name: confirm }))
    },
    sentence,
  }
}

/** Changes outside the account pages, with failures of their own. */
export const changesElsewhere: Change[] = [
  {
    operation: 'SetFavourite',
    element: (
      <Account>
        <Heart />
      </Account>
    ),
    answers: { Me: () => ({ me: ada }) },
    async act() {
      await userEvent.click(await screen.findByRole('button', { name: 'Favori', pressed: false }))
      await screen.findByRole('button', { name: 'Favori', pressed: false })
    },
    sentence: /^Une erreur est survenue/,
  },
  {
    operation: 'RequestCallback',
    element: <CallbackForm />,
    typed: { 'Ton nom': 'Camille', 'Ton numéro de téléphone': '0612345678' },
    button: 'Demander un rappel',
    sentence: /^Ta demande n’est pas partie/,
  },
  {
    operation: 'PostMessage',
    element: (
      <Questions
        expedition={{ __typename: 'Expedition', id: '1', slug: 'lofoten', questions: questionPage([]) }}
      />
    ),
    isSignedIn: true,
    typed: { 'Pose ta question': 'Des bâtons' },
    button: 'Envoyer',
    sentence: /^Ton message n’est pas parti.*Il reste ici/,
  },
  moderation('DeleteMessage', 'Supprimer ton message', 'Supprimer', /^Ton message n’est pas supprimé/),
  moderation('ReportMessage', 'Signaler le message de Alix', 'Signaler', /^Le signalement n’est pas parti/),
  {
    operation: 'ReportReview',
    element: <ReportReview id="3" firstName="Soraya" />,
    async act() {
      const open = screen.queryByRole('button', { name: 'Signaler l’avis de Soraya' })
      if (open) await userEvent.click(open)
      await userEvent.click(screen.getByRole('button', { name: 'Signaler cet avis' }))
    },
    sentence: /^Le signalement n’est pas parti/,
  },
  {
    operation: 'ReplyToReview',
    element: <ReplyForm review={review} />,
    isSignedIn: true,
    typed: { 'Ta réponse à Soraya': 'Merci !' },
    button: 'Publier ma réponse',
    sentence: /n’est pas partie/,
  },
  {
    operation: 'CreateCart',
    element: bookingBox([departure({})]),
    isSignedIn: true,
    button: 'Demander cette place',
    sentence: /Rien n’est perdu/,
  },
  {
    operation: 'RequestPasswordReset',
    element: <SignIn status="forgotPassword" dispatch={vi.fn()} onSignedIn={neverDone} />,
    async act() {
      const again = screen.queryByRole('button', { name: 'Ressayer' })
      if (again) await userEvent.click(again)
      else await userEvent.type(screen.getByLabelText('Adresse email'), 'ada@example.test')
      expect(screen.getByLabelText('Adresse email')).toHaveProperty('value', 'ada@example.test')
      await userEvent.click(screen.getByRole('button', { name: 'Envoyer' }))
    },
    sentence: /^Une erreur est survenue$/,
    stays: 'Ressayer',
  },
]
