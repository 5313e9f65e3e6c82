import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { reservation, unknown } from '#tests/web/reservations/reservation.ts'
import { stand } from '#tests/web/stand.tsx'
import { testAgency as agency } from '#tests/web/testAgency.ts'
import { Page as ReservationPage } from '#web/pages/account/ReservationPage.tsx'
import type { ReservationsPageQuery } from '#web/pages/account/ReservationsPage.generated.ts'
import { Page as ReservationsPage } from '#web/pages/account/ReservationsPage.tsx'

type Answers = NonNullable<NonNullable<Parameters<typeof stand>[1]>['answers']>

const me = { __typename: 'User', id: '1' }
const title = () => screen.getByRole('heading', { level: 1 }).textContent

describe('the list of reservations', () => {
  type Reservations = NonNullable<ReservationsPageQuery['me']>['reservations']
  const { participants: _participants, expedition: _expedition, guide: _guide, ...card } = reservation
  const open = (reservations: () => Reservations) =>
    stand(<ReservationsPage />, {
      at: '/my-expeditions',
      isSignedIn: true,
      answers: { ReservationsPage: () => ({ me: { ...me, pledges: [], reservations: reservations() } }) },
    })

  test('while it loads, the page is busy and shows its title', () => {
    stand(<ReservationsPage />, { isSignedIn: true })
    expect(title()).toBe('Mes réservations')
    expect(screen.getByRole('status').textContent).toBe('Chargement...')
  })

  test('an unreadable list is reported, and loads on request', async () => {
    const read = vi.fn((): Reservations => null)
    open(read)
    expect((await screen.findByRole('alert')).textContent).toBe('Cette liste n’a pas pu se charger.')
    read.mockReturnValue([card])
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByRole('link', { name: card.name })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('an account without reservations is led to the catalogue', async () => {
    open(() => [])
    expect(await screen.findByText('Tu n’as pas de réservation en cours !')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Découvrir les aventures' })
    expect(link.getAttribute('href')).toBe('/expeditions')
  })

  test('groups the reservations: the soonest to come first, then the latest passed, then cancelled', async () => {
    const named = (name: string, status: typeof card.status) => ({ ...card, id: name, name, status })
    open(() => [
      named('Noël', 'TO_COME'),
      named('Été', 'TO_COME'),
      named('Printemps', 'PASSED'),
      named('Hiver', 'PASSED'),
      named('Automne', 'CANCELED'),
    ])
    await screen.findByRole('link', { name: 'Noël' })
    const parts = screen.getAllByRole('region').map((region) =>
      within(region)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    )
    expect(parts).toEqual([
      ['À venir 2', 'Été', 'Noël'],
      ['Passées 2', 'Printemps', 'Hiver'],
      ['Annulées 1', 'Automne'],
    ])
  })
})

describe('the page of a reservation', () => {
  const open = (answer: () => typeof reservation | null, answers: Answers = {}) =>
    stand(<ReservationPage />, {
      at: '/my-expeditions/r7',
      route: '/my-expeditions/:id',
      isSignedIn: true,
      answers: { ReservationPage: () => ({ me, reservation: answer() }), ...answers },
    })

  test('requests the reservation of the URL, and shows a stranger’s as missing', async () => {
    const { requested } = open(() => null)
    expect(await screen.findByText('Cette page n’existe pas, ou n’est pas la tienne.')).toBeTruthy()
    expect(requested).toEqual([['ReservationPage', { id: 'r7' }]])
    const links = screen.getAllByRole('link', { name: 'Mes réservations' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/my-expeditions', '/my-expeditions'])
  })

  test('shows when, where and with how many the departure is', async () => {
    open(() => ({
      ...reservation,
      expedition: {
        __typename: 'Expedition',
        id: '1',
        slug: 'balcons-de-la-vanoise',
        arrivalStation: 'Modane',
        included: [],
        notIncluded: [],
        meetingPoint: { __typename: 'MeetingPoint', name: 'Gare de Modane', latitude: 45, longitude: 6 },
        trainAccess: [],
        days: null,
        programme: [{ __typename: 'ProgrammeDay', day: 1, text: 'Montée au refuge.' }],
      },
    }))
    const departure = within(await screen.findByRole('complementary', { name: 'Ton départ' }))
    expect(title()).toBe('Les balcons de la Vanoise')
    expect(departure.getByText(/3.juil\. au 8.juil\. 2027/)).toBeTruthy()
    expect(
      departure.getAllByRole('listitem').map((item) => item.textContent?.replaceAll(/\s/g, ' ')),
    ).toEqual(['6 jours, 2 voyageurs', 'Gare de Modane'])
    expect(departure.getByRole('link', { name: 'Ajouter à mon agenda' })).toBeTruthy()
    expect(departure.getByRole('link', { name: 'Revoir l’aventure' }).getAttribute('href')).toBe(
      '/expeditions/balcons-de-la-vanoise',
    )
    expect(screen.getByText('Montée au refuge.')).toBeTruthy()
  })

  const theo = {
    __typename: 'Guide' as const,
    id: '4',
    slug: 'theo-martin',
    fullName: 'Théo Martin',
    diploma: 'Moniteur de kayak',
    bio: null,
    photo: null,
    basedIn: 'Cassis',
    languages: ['fr', 'en'],
  }

  test('names the guide with the languages, and the ways to write and to call', async () => {
    open(() => ({ ...reservation, guide: theo }))
    const guide = within(await screen.findByRole('region', { name: 'Tu pars avec Théo Martin' }))
    expect(guide.getByText('Moniteur de kayak · Cassis')).toBeTruthy()
    expect(guide.getByText('Parle français et anglais')).toBeTruthy()
    expect(guide.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/our-guides/theo-martin',
      '/expeditions/balcons-de-la-vanoise#questions',
      `mailto:${agency.email}`,
      agency.phoneHref,
    ])
  })

  test('before a guide is known, the ways to write remain; of a past trip, none', async () => {
    open(() => reservation)
    expect(await screen.findByRole('region', { name: /^Une question avant de partir/ })).toBeTruthy()
    cleanup()
    open(() => ({ ...reservation, guide: theo, status: 'PASSED' }))
    await screen.findByRole('complementary', { name: 'Ton départ' })
    expect(screen.queryByRole('link', { name: 'Poser une question' })).toBeNull()
  })

  test('participants that could not be read load on request, and the rest stays', async () => {
    const read = vi.fn(() => ({ ...reservation, participants: reservation.participants }))
    const unread = { ...reservation, participants: null }
    const { requested } = open(() => (requested.length > 1 ? read() : unread))
    expect((await screen.findByRole('alert')).textContent).toMatch(/momentanément indisponibles/)
    expect(title()).toBe('Les balcons de la Vanoise')
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByText('Ada Lovelace')).toBeTruthy()
    expect(requested).toHaveLength(2)
  })

  test('a saved answer updates the completeness of the page', async () => {
    const known = { ...unknown, firstName: 'Bastien', missing: [] }
    open(() => ({ ...reservation, participants: [unknown] }), {
      UpdateParticipant: () => ({
        updateParticipant: {
          __typename: 'UpdateParticipantPayload',
          reservation: { ...reservation, dashboardCompleteness: 100, participants: [known] },
          errors: [],
        },
      }),
    })
    expect(await screen.findByText('Profil participant à compléter')).toBeTruthy()
    expect(screen.getByText('Voyageur 2')).toBeTruthy()
    await userEvent.type(screen.getByLabelText('Prénom'), 'Bastien{Enter}')
    expect(await screen.findByText('100\u00a0%', { normalizer: (text) => text })).toBeTruthy()
    expect(screen.queryByText('Profil participant à compléter')).toBeNull()
    expect(screen.getByText('Bastien')).toBeTruthy()
  })
})
