import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Change } from '#tests/web/account/changes.tsx'
import { FeedPanel } from '#web/pages/account/FeedPanel.tsx'

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

const feed = {
  __typename: 'CalendarFeed',
  id: 'f1',
  kind: 'FAVOURITES',
  createdAt: '2027-02-01T10:00:00.000Z',
  lastReadAt: null,
}
const listed = (calendarFeeds: object[]) => () => ({ me: { __typename: 'User', id: '1', calendarFeeds } })

/** The address of a calendar. */
export const changesOfFeeds: Change[] = [
  {
    operation: 'CreateCalendarFeed',
    element: <FeedPanel kind="FAVOURITES" />,
    isSignedIn: true,
    answers: { CalendarFeeds: listed([]) },
    act: () => press('Créer l’adresse'),
  },
  {
    operation: 'DeleteCalendarFeed',
    element: <FeedPanel kind="FAVOURITES" />,
    isSignedIn: true,
    answers: { CalendarFeeds: listed([feed]) },
    act: async () => {
      await press('Supprimer l’adresse')
      await press('Oui, supprimer')
    },
    stays: 'Tes favoris dans ton agenda',
  },
]
