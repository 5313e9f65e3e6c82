import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import { FeaturesProvider } from '#web/lib/site/features.ts'
import { FeedEntry } from '#web/pages/account/FeedEntry.tsx'
import { FeedPanel } from '#web/pages/account/FeedPanel.tsx'

const feed = (part = {}) => ({
  __typename: 'CalendarFeed',
  id: 'f1',
  kind: 'FAVOURITES',
  createdAt: '2027-02-01T10:00:00.000Z',
  lastReadAt: null,
  ...part,
})
const listed = (feeds: object[] | null) => () => ({
  me: { __typename: 'User', id: '1', calendarFeeds: feeds },
})
const url = (token: string) => `https://explora.test/calendrier/${token}.ics`
const created = (token: string) => () => ({
  createCalendarFeed: { __typename: 'CalendarFeedPayload', feed: feed(), url: url(token), errors: [] },
})
const deleted = () => ({ deleteCalendarFeed: { __typename: 'CalendarFeedPayload', errors: [] } })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const address = () => screen.queryByRole('textbox', { name: 'Adresse de ton agenda' })

test('opens the panel on request, and hands the focus to it', async () => {
  stand(
    <FeaturesProvider value={{ feeds: true }}>
      <FeedEntry kind="RESERVATIONS" />
    </FeaturesProvider>,
    { isSignedIn: true, answers: { CalendarFeeds: listed([]) } },
  )
  await press('Suivre mes départs dans mon agenda')
  const title = await screen.findByRole('heading', { name: 'Tes départs dans ton agenda' })
  expect(document.activeElement).toBe(title)
})

test('offers nothing for a service without calendars', () => {
  const { requested } = stand(<FeedEntry kind="FAVOURITES" />, { isSignedIn: true })
  expect(screen.queryByRole('button')).toBeNull()
  expect(requested).toEqual([])
})

test('creates an address, shows it once with its webcal link, and copies it', async () => {
  const user = userEvent.setup()
  const { requested } = stand(<FeedPanel kind="FAVOURITES" />, {
    isSignedIn: true,
    answers: { CalendarFeeds: listed([]), CreateCalendarFeed: created('first') },
  })
  await user.click(await screen.findByRole('button', { name: 'Créer l’adresse' }))
  const field = await screen.findByRole('textbox', { name: 'Adresse de ton agenda' })
  expect(field).toHaveProperty('value', url('first'))
  expect(document.activeElement).toBe(field)
  const link = screen.getByRole('link', { name: 'Ouvrir dans mon agenda' })
  expect(link.getAttribute('href')).toBe('webcal://explora.test/calendrier/first.ics')
  expect(screen.getByText(/Ton agenda ne l’a pas encore lue/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Copier' }))
  expect(await screen.findByText('Adresse copiée')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(url('first'))
  expect(requested.filter(([name]) => name === 'CreateCalendarFeed')).toEqual([
    ['CreateCalendarFeed', { kind: 'FAVOURITES' }],
  ])
})

test('reports the last read of a calendar without its address, and of its kind alone', async () => {
  stand(<FeedPanel kind="FAVOURITES" />, {
    isSignedIn: true,
    answers: {
      CalendarFeeds: listed([
        feed({ id: 'f2', kind: 'RESERVATIONS', lastReadAt: '2027-02-05T10:00:00.000Z' }),
        feed({ lastReadAt: '2027-02-02T06:30:00.000Z' }),
      ]),
    },
  })
  expect(await screen.findByText(/lue pour la dernière fois le 02\/02\/2027 07:30/)).toBeTruthy()
  expect(address()).toBeNull()
})

test('replaces an address after a confirmation, and leaves it where that is declined', async () => {
  const { requested } = stand(<FeedPanel kind="FAVOURITES" />, {
    isSignedIn: true,
    answers: { CalendarFeeds: listed([feed()]), CreateCalendarFeed: created('second') },
  })
  await press('Nouvelle adresse')
  expect(screen.getByRole('status').textContent).toMatch(/^L’adresse d’avant s’arrête aussitôt/)
  expect(document.activeElement?.textContent).toBe('Remplacer l’adresse')
  await press('Garder l’adresse')
  expect(document.activeElement?.textContent).toBe('Nouvelle adresse')
  expect(requested.map(([name]) => name)).toEqual(['CalendarFeeds'])
  await press('Nouvelle adresse')
  await press('Remplacer l’adresse')
  await vi.waitFor(() => expect(document.activeElement).toBe(address()))
  expect(address()).toHaveProperty('value', url('second'))
})

test('deletes a calendar, and offers a new one', async () => {
  const { requested } = stand(<FeedPanel kind="FAVOURITES" />, {
    isSignedIn: true,
    answers: { CalendarFeeds: listed([feed()]), DeleteCalendarFeed: deleted },
  })
  await press('Supprimer l’adresse')
  await press('Oui, supprimer')
  expect(await screen.findByRole('button', { name: 'Créer l’adresse' })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Tes favoris dans ton agenda' }))
  expect(requested.at(-1)).toEqual(['DeleteCalendarFeed', { id: 'f1' }])
})

test('reports calendars that could not be read, and reads them on request', async () => {
  const read = vi.fn(listed(null))
  stand(<FeedPanel kind="FAVOURITES" />, { isSignedIn: true, answers: { CalendarFeeds: () => read() } })
  const panel = await screen.findByRole('region', { name: 'Tes favoris dans ton agenda' })
  expect(await within(panel).findByText('Tes adresses d’agenda n’ont pas pu se charger.')).toBeTruthy()
  read.mockImplementation(listed([]))
  await press('Réessayer')
  expect(await screen.findByRole('button', { name: 'Créer l’adresse' })).toBeTruthy()
})
