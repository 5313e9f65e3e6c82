import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import type { GuideDashboardPageQuery } from '#web/pages/account/GuideDashboardPage.generated.ts'
import { Page as GuideDashboardPage } from '#web/pages/account/GuideDashboardPage.tsx'

const me = { __typename: 'User', id: '1' }
const title = () => screen.getByRole('heading', { level: 1 }).textContent
const plain = (element: Element) => element.textContent?.replaceAll(/\s/g, ' ')

describe('the page of a guided departure', () => {
  type Departure = NonNullable<GuideDashboardPageQuery['guidedDeparture']>
  const departure: Departure = {
    __typename: 'GuidedDeparture',
    id: '12',
    name: 'Les balcons de la Vanoise',
    expeditionSlug: 'balcons-de-la-vanoise',
    startDate: '2027-07-03',
    endDate: '2027-07-08',
    capacity: 8,
    bookedCount: 3,
    missingToConfirm: 0,
    travellers: [],
    notes: [],
  }
  const traveller = (part: Partial<Departure['travellers'][number]>): Departure['travellers'][number] => ({
    __typename: 'GuidedTraveller',
    reservationId: 'r7',
    position: 1,
    firstName: null,
    lastName: null,
    phone: null,
    emergencyContact: null,
    email: null,
    completeness: 0,
    missing: ['PHONE', 'DIET'],
    ...part,
  })
  const open = (answer: Departure | null) =>
    stand(<GuideDashboardPage />, {
      at: '/my-expeditions/admin/12',
      route: '/my-expeditions/admin/:departureId',
      isSignedIn: true,
      answers: { GuideDashboardPage: () => ({ me, guidedDeparture: answer }) },
    })
  const figures = () =>
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])

  test('shows a note of the agency once, with the first traveller of its reservation', async () => {
    const note = { __typename: 'GuideNote' as const, id: 'n1', reservationId: 'r7', body: 'Arrive à 9 h 12.' }
    const travellers = [traveller({ firstName: 'Ana' }), traveller({ firstName: 'Zoé', position: 2 })]
    open({ ...departure, travellers, notes: [note, { ...note, id: 'n2', reservationId: 'r8' }] })
    const shown = await screen.findByText('Arrive à 9 h 12.')
    expect(shown.closest('li')?.textContent).toContain('Ana')
  })

  test('a departure that another guide leads is missing', async () => {
    const { requested } = open(null)
    expect(await screen.findByText('Cette page n’existe pas, ou n’est pas la tienne.')).toBeTruthy()
    expect(requested).toEqual([['GuideDashboardPage', { departureId: '12' }]])
  })

  test('counts the places, and requests the reviews of its expedition', async () => {
    const { requested } = open(departure)
    expect(await screen.findByText('Personne n’a encore réservé ce départ.')).toBeTruthy()
    expect(title()).toBe('Les balcons de la Vanoise')
    expect(figures()).toEqual([
      ['Places réservées', '3 sur 8'],
      ['Places libres', '5'],
      ['Départ', 'Confirmé'],
    ])
    await vi.waitFor(() =>
      expect(requested).toContainEqual([
        'ReviewReplies',
        expect.objectContaining({ slug: 'balcons-de-la-vanoise' }),
      ]),
    )
  })

  test('an overbooked departure has no free place, and states what it lacks', async () => {
    open({ ...departure, bookedCount: 9, missingToConfirm: 2, expeditionSlug: null })
    await screen.findByText('Places libres')
    expect(figures()).toEqual([
      ['Places réservées', '9 sur 8'],
      ['Places libres', '0'],
      ['Départ', 'En attente de 2\u00a0inscriptions'],
    ])
    expect(screen.queryByRole('link', { name: 'Revoir l’aventure' })).toBeNull()
  })

  test('lists each traveller with the missing answers', async () => {
    const ada = { firstName: 'Ada', lastName: 'Lovelace', completeness: 100, missing: [] }
    open({ ...departure, travellers: [traveller(ada), traveller({ position: 2, completeness: 71 })] })
    await screen.findByText('Ada Lovelace')
    const lines = screen
      .getAllByText(/%$/)
      .map((percent) => percent.closest('li')?.textContent?.replaceAll(/\s/g, ' '))
    expect(lines).toEqual([
      'Ada LovelaceTout est rempli100 %',
      'Nom à venirIl manque : le téléphone, le régime alimentaire.71 %',
    ])
  })

  test('gives the contacts that are known: the mail of a party once, with its first traveller', async () => {
    const contact = { phone: '+33612345678', emergencyContact: 'Anne, 06 00 00 00 00', email: 'ada@a.test' }
    open({
      ...departure,
      travellers: [
        traveller({ firstName: 'Ada', ...contact }),
        traveller({ firstName: 'Grace', position: 2, email: 'ada@a.test' }),
        traveller({ firstName: 'Joan', reservationId: 'r8', email: 'joan@a.test' }),
      ],
    })
    const ada = within((await screen.findByText('Ada')).closest('li') ?? document.body)
    expect(ada.getAllByRole('link').map((link) => [plain(link), link.getAttribute('href')])).toEqual([
      ['06 12 34 56 78', 'tel:+33612345678'],
      ['ada@a.test', 'mailto:ada@a.test'],
    ])
    expect(ada.getByText('À prévenir : Anne, 06 00 00 00 00')).toBeTruthy()
    const grace = within(screen.getByText('Grace').closest('li') ?? document.body)
    expect(grace.queryByRole('link')).toBeNull()
    expect(screen.getByRole('link', { name: 'Écrire au groupe' }).getAttribute('href')).toBe(
      'mailto:?bcc=ada%40a.test,joan%40a.test&subject=Les%20balcons%20de%20la%20Vanoise',
    )
  })

  test('without an address, offers no mail to the group', async () => {
    open({ ...departure, travellers: [traveller({})] })
    await screen.findByText('Nom à venir')
    expect(screen.queryByRole('link', { name: 'Écrire au groupe' })).toBeNull()
  })
})
