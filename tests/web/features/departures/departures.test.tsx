import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { bookingBox } from '#tests/web/expedition/booking.tsx'
import { changed, departure } from '#tests/web/expedition/departure.ts'
import { stand } from '#tests/web/stand.tsx'
import { LivePlaces } from '#web/app/shell/LivePlaces.tsx'
import { DepartureSection } from '#web/features/departures/DepartureSection.tsx'
import { DepartureSheet } from '#web/features/departures/DepartureSheet.tsx'
import { Departures } from '#web/features/departures/Departures.tsx'
import type { DatedLine } from '#web/features/departures/departures.rules.ts'
import { setHeldWords } from '#web/features/departures/held.ts'
import { FeaturesProvider } from '#web/lib/site/features.ts'

const guide = (id: string, fullName: string) => ({ __typename: 'Guide' as const, id, slug: id, fullName })
const full = { id: 'full', startDate: '2027-06-12', endDate: '2027-06-17', availableCount: 0 }
const june = departure({ ...full, status: 'FULL' })
const july = departure({ id: 'july', price: 910 })
const open = departure({
  id: 'open',
  startDate: '2027-07-17',
  endDate: '2027-07-22',
  isConfirmed: false,
  missingToConfirm: 1,
})
const august = departure({ id: 'august', startDate: '2027-08-14', endDate: '2027-08-19' })
const canceled = departure({
  id: 'canceled',
  startDate: '2027-09-11',
  endDate: '2027-09-16',
  availableCount: 0,
  status: 'CANCELED',
})
const all = [june, july, open, august, canceled]
const list = (departures: DatedLine[] = all, onChoose = vi.fn()) => (
  <Departures departures={departures} chosenId="july" onChoose={onChoose} />
)
const plain = (element: Element) => element.textContent?.replaceAll(/\s/g, ' ')
const labels = () => screen.getAllByRole('radio').map((radio) => radio.closest('label'))
const months = () => screen.getAllByRole('heading', { level: 3 }).map(plain)
const monthButton = (name: RegExp) =>
  within(screen.getByRole('list', { name: 'Les départs, mois par mois' })).getByRole('button', { name })

describe('all departures', () => {
  test('by month, with days of the week, state and places; what cannot be booked is disabled', () => {
    stand(list())
    expect(months()).toEqual(['juin 2027', 'juillet 2027', 'août 2027', 'septembre 2027'])
    expect(labels().map((label) => label && plain(label))).toEqual([
      'sam. 12 – jeu. 17 juinComplet',
      'sam. 3 – jeu. 8 juil.Départ confirmé, 4 places910 €ChoisirChoisi',
      'sam. 17 – jeu. 22 juil.Plus qu’1 inscription, 4 places890 €ChoisirChoisi',
      'sam. 14 – jeu. 19 aoûtDépart confirmé, 4 places890 €ChoisirChoisi',
      'sam. 11 – jeu. 16 sept.Annulé',
    ])
    const radios = screen.getAllByRole('radio')
    expect(radios.map((radio) => radio.hasAttribute('disabled'))).toEqual([true, false, false, false, true])
    expect(radios.map((radio) => radio.matches(':checked'))).toEqual([false, true, false, false, false])
  })

  test('a press on a month shows its departures alone, until the next press', async () => {
    stand(list())
    expect(plain(monthButton(/^juillet/))).toBe('juillet 2027dès 890 €1 confirmé')
    expect(plain(monthButton(/^juin/))).toBe('juin 2027Complet')
    await userEvent.click(monthButton(/^juillet/))
    expect(months()).toEqual(['juillet 2027'])
    expect(monthButton(/^juillet/).getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByRole('status').textContent).toMatch(/^2.départs$/)
    await userEvent.click(monthButton(/^juillet/))
    expect(months()).toHaveLength(4)
  })

  test('shows confirmed departures with places alone, and the way back from none', async () => {
    stand(list())
    await userEvent.click(screen.getByLabelText('Départs confirmés seulement'))
    expect(months()).toEqual(['juillet 2027', 'août 2027'])
    expect(screen.getAllByRole('radio')).toHaveLength(2)
    await userEvent.click(monthButton(/^juin/))
    expect(screen.getByText('Aucun départ confirmé ce mois-là.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Voir toutes les dates' }))
    expect(screen.getAllByRole('radio')).toHaveLength(5)
  })

  test('three departures need no filters', () => {
    stand(list([july, open, august]))
    expect(screen.queryByRole('list', { name: 'Les départs, mois par mois' })).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  test('shows 24 of 300 departures and opens the others', () => {
    const many = Array.from({ length: 300 }, (_, index) => departure({ id: `${index}` }))
    stand(list(many))
    const rest = screen.getByText(/^Voir 276.autres départs$/).closest('details')
    expect(rest?.open).toBe(false)
    expect(rest?.querySelectorAll('input')).toHaveLength(276)
  })

  test('the chosen dates and those that cannot be booked lead to other trips', () => {
    stand(list())
    const links = screen.getAllByRole('link', { name: 'Mêmes dates, autre aventure' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/expeditions?start=2027-06-12&end=2027-06-17',
      '/expeditions?start=2027-07-03&end=2027-07-08',
      '/expeditions?start=2027-09-11&end=2027-09-16',
    ])
  })

  test('names guides where several lead the trip', () => {
    const [one, other] = [guide('ada', 'Ada Pic'), guide('leo', 'Léo Cairn')]
    stand(list([departure({ guide: one }), departure({ id: '2', guide: one })]))
    expect(screen.queryByRole('link', { name: 'Avec Ada Pic' })).toBeNull()
    cleanup()
    stand(list([departure({ guide: one }), departure({ id: '2', guide: other })]))
    expect(screen.getByRole('link', { name: 'Avec Léo Cairn' }).getAttribute('href')).toBe('/our-guides/leo')
  })
})

describe('one choice for the panel and the list', () => {
  const panel = () => within(screen.getByRole('complementary', { name: 'Les départs' }))

  test('a date of the list is the choice of the panel, with the total of the group', async () => {
    stand(bookingBox(all, <DepartureSection />))
    expect(screen.getByRole('heading', { level: 2, name: /^5.départs$/ }).id).toBe('departs')
    await userEvent.selectOptions(screen.getByLabelText('Voyageurs'), '2')
    const section = within(screen.getByRole('region', { name: /^5.départs$/ }))
    expect(section.getByText(/^1.820.€ à 2$/)).toBeTruthy()
    await userEvent.click(section.getByLabelText(/14 – .*août/))
    expect(panel().getByText('Ton choix')).toBeTruthy()
    expect(panel().getByLabelText(/^Ton choix/)).toHaveProperty('checked', true)
    expect(panel().getByRole('status').textContent).toMatch(/^1.780.€$/)
  })

  test('a month of the first dates opens the sheet with its dates alone, the button with all', async () => {
    stand(bookingBox(all, <DepartureSection />))
    const [firstDates] = screen.getAllByRole('list', { name: 'Les départs, mois par mois' })
    if (!firstDates) throw new Error('no months')
    await userEvent.click(within(firstDates).getByRole('button', { name: /^juin/ }))
    const sheet = within(await screen.findByRole('dialog', { name: /^5.départs$/ }))
    expect(sheet.getAllByRole('heading', { level: 3 }).map(plain)).toEqual(['juin 2027'])
    await userEvent.click(sheet.getByRole('button', { name: 'Fermer' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: /^Voir les 5.départs$/ }))
    const whole = within(await screen.findByRole('dialog', { name: /^5.départs$/ }))
    expect(whole.getAllByRole('heading', { level: 3 })).toHaveLength(4)
  })

  test('three departures stand in the page without a sheet', () => {
    stand(bookingBox([july, open, august], <DepartureSection />))
    expect(screen.queryByRole('button', { name: /^Voir les/ })).toBeNull()
  })

  test('the sheet of small screens books the choice', async () => {
    const { account } = stand(bookingBox(all, <DepartureSheet onClose={vi.fn()} />))
    const sheet = within(await screen.findByRole('dialog', { name: /^5.départs$/ }))
    await userEvent.click(sheet.getByLabelText(/14 – .*août/))
    await userEvent.click(sheet.getByRole('button', { name: 'Demander cette place' }))
    await waitFor(() =>
      expect(account.openSignIn).toHaveBeenCalledWith({
        kind: 'booking',
        departureId: 'august',
        travellerCount: 1,
      }),
    )
  })
})

test('rows show how many places are held once they are known, and until when', async () => {
  const heldUntil = new Date(Date.now() + 3 * 86_400_000).toISOString()
  const answers = {
    DeparturesChanged: () => changed('1', { ...july, heldCount: 2, heldUntil }),
  }
  const page = (
    <FeaturesProvider value={{ holds: true }}>
      {bookingBox([july, june], list([july, june]))}
      <LivePlaces />
    </FeaturesProvider>
  )
  stand(page, { answers })
  expect(screen.getAllByText(/4.places$/)).toHaveLength(2)
  await userEvent.keyboard('{Shift}')
  const said = /6.places, dont 2 gardées, la première jusqu’au (?:1er|\d+) \p{L}+ à \d\d:\d\d$/u
  expect(await screen.findAllByText(said)).toHaveLength(2)
  act(() => setHeldWords(() => undefined))
})
