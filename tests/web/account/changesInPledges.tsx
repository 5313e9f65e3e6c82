import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Change } from '#tests/web/account/changes.tsx'
import { departure } from '#tests/web/expedition/departure.ts'
import { promise } from '#tests/web/reservations/pledge.ts'
import { ConfirmEmail } from '#web/features/departures/ConfirmEmail.tsx'
import { PledgeDialog } from '#web/features/departures/PledgeDialog.tsx'
import { PledgeList } from '#web/features/reservations/PledgeList.tsx'

const counts = { __typename: 'PledgeCount' as const, places: 1, booked: 2, needed: 4, callEndsAt: null }
const withdrawn = () => ({
  withdrawPledge: {
    __typename: 'PledgePayload',
    pledge: { __typename: 'Pledge', id: 'p1', state: 'WITHDRAWN', calledUntil: null },
    errors: [],
  },
})
const list = (state: 'PLEDGED' | 'CALLED') => (
  <PledgeList
    pledges={[promise({ state, calledUntil: state === 'CALLED' ? '2027-01-17T08:00:00.000Z' : null })]}
    onChanged={async () => undefined}
  />
)
const sentence = /^Ça n’a pas abouti|^L’annulation n’a pas pu se faire|^Une erreur est survenue/

/** Changes of promises. */
export const changesInPledges: Change[] = [
  {
    operation: 'Pledge',
    element: <PledgeDialog departure={departure({})} pledges={counts} onClose={() => undefined} />,
    isSignedIn: true,
    button: 'Je pars si on est 4',
    sentence: /^Ta promesse n’est pas partie/,
  },
  {
    operation: 'SendEmailConfirmation',
    element: <ConfirmEmail sent="Lien envoyé." />,
    isSignedIn: true,
    button: 'M’envoyer le lien',
    sentence: /^Le lien n’est pas parti/,
  },
  { operation: 'ConfirmPledge', element: list('CALLED'), isSignedIn: true, button: 'Confirmer', sentence },
  {
    operation: 'WithdrawPledge',
    element: list('PLEDGED'),
    isSignedIn: true,
    button: 'Retirer ma promesse',
    sentence,
  },
  {
    operation: 'PledgeAgain',
    element: list('PLEDGED'),
    isSignedIn: true,
    answers: { WithdrawPledge: withdrawn },
    async act() {
      await userEvent.click(screen.getByRole('button', { name: 'Retirer ma promesse' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }))
    },
    sentence,
  },
]
