import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type Change, neverDone } from '#tests/web/account/changes.tsx'
import { item, shortlist, storeLea } from '#tests/web/shortlist/list.ts'
import { JoinForm } from '#web/features/shortlist/JoinForm.tsx'
import { ShareDialog } from '#web/features/shortlist/ShareDialog.tsx'
import { Page } from '#web/pages/ShortlistPage.tsx'

const sentence = /^Ça n’a pas abouti/
const answers = { ShortlistPage: () => ({ shortlist: shortlist({ items: [item('1', 'Vanoise')] }) }) }

/** A press on the page of a list, whose owner is also in it. */
const press = (role: string, name: string | RegExp) => async () => {
  storeLea({ token: '', ownerKey: 'owner' })
  await userEvent.click(await screen.findByRole(role, { name }))
}
const onPage = (operation: string, act: () => Promise<void>): Change => ({
  operation,
  element: <Page />,
  act,
  sentence,
  answers,
})

/** Changes of a shared list. */
export const changesInShortlist: Change[] = [
  {
    operation: 'CreateShortlist',
    element: <ShareDialog expeditionIds={['1']} onClose={neverDone} />,
    typed: { 'Titre de la liste': 'Été' },
    button: 'Créer la liste',
    sentence,
  },
  {
    operation: 'JoinShortlist',
    element: <JoinForm token="t" onJoined={neverDone} />,
    typed: { 'Ton prénom': 'Léa' },
    button: 'Rejoindre la liste',
    sentence,
  },
  onPage('VoteOnShortlist', press('radio', 'Oui')),
  onPage('SetShortlistItem', press('button', 'Retirer Vanoise de la liste')),
  onPage('LeaveShortlist', press('button', 'Quitter la liste')),
  onPage('CloseShortlist', press('button', 'Fermer la liste')),
  onPage('SetShortlistWeeks', press('gridcell', /^Léa, semaine du 6 mars/)),
]
