import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Chips } from '#web/features/search/Chips.tsx'
import { type Filters, listChoices } from '#web/features/search/choices.ts'
import { SearchPanel } from '#web/features/search/SearchPanel.tsx'
import { useSearchState } from '#web/features/search/useSearchState.ts'

afterEach(cleanup)

const choice = (value: string, label: string) => ({ __typename: 'Choice' as const, value, label })
const country = (code: string, label: string) => ({
  __typename: 'CountryChoice' as const,
  code,
  label,
  flagUrl: `/flags/${code}.svg`,
  regions: code === 'FR' ? [choice('corse', 'Corse')] : [],
})
const codes: [string, string][] = [
  ['FR', 'France'],
  ['NO', 'Norvège'],
  ['SE', 'Suède'],
  ['IT', 'Italie'],
  ['ES', 'Espagne'],
  ['PT', 'Portugal'],
  ['IS', 'Islande'],
  ['FI', 'Finlande'],
  ['GR', 'Grèce'],
]
const activities = [...'abcdefghijk'].map((letter) => choice(letter, `Activité ${letter}`))
const filters: Filters = {
  __typename: 'Filters',
  countries: codes.map(([code, label]) => country(code, label)),
  activityCategories: [
    { __typename: 'ActivityCategory', value: 'a-pied', label: 'À pied', activities },
    { __typename: 'ActivityCategory', value: 'neige', label: 'Neige', activities: [] },
  ],
  vacations: [{ __typename: 'VacationChoice', value: 'ete', label: 'Vacances d’été' }],
  levels: [],
  durations: [],
  departureCities: [],
}
const counts = (name: string, values: string[]) => ({
  name,
  values: values.map((value, index) => ({ value, count: 20 - index })),
})
const facets = [
  counts(
    'countries',
    codes.map(([code]) => code),
  ),
  counts('regions', ['corse']),
  counts('destinations', ['france']),
  counts('activity_types', ['a-pied']),
  counts('activities', [...'abcdefghijk']),
  counts('vacations', ['ete']),
  counts('family_friendly', ['true']),
  counts('types', ['EXPEDITION', 'EN_BASE_CAMP']),
  counts('days', ['weekend', '5']),
  counts('months', ['2027-07', '2027-06']),
  counts('ratings', ['4.5', '4']),
  counts('eco_ratings', ['4']),
]

function Page() {
  const place = useSearchState()
  const { search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <output>{search}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <Chips choices={listChoices(place.state, filters)} place={place} />
      <SearchPanel place={place} filters={filters} facets={facets} total={12} />
    </>
  )
}

const open = (search = '') =>
  render(
    <MemoryRouter initialEntries={[`/expeditions${search}`]}>
      <Routes>
        <Route path="*" element={<Page />} />
      </Routes>
    </MemoryRouter>,
  )
const address = () => screen.getAllByRole('status')[0]?.textContent

let user = userEvent.setup()
beforeEach(() => {
  user = userEvent.setup()
})

test('ticking a filter updates the URL at once, and a second press clears it', async () => {
  open('?sort=price&page=3')
  await user.click(screen.getByRole('checkbox', { name: /^Norvège/ }))
  expect(address()).toBe('?countries=NO&sort=price')
  await user.click(screen.getByRole('switch', { name: /^En famille/ }))
  await user.click(screen.getByRole('checkbox', { name: /^À pied/ }))
  expect(address()).toBe('?family_friendly=true&countries=NO&activity_types=a-pied&sort=price')
  await user.click(screen.getByRole('checkbox', { name: /^Norvège/ }))
  expect(address()).toBe('?family_friendly=true&activity_types=a-pied&sort=price')
})

test('steps the number of travellers, applies it at rest, and a chip drops it', async () => {
  open('?sort=price')
  const number = screen.getByRole('spinbutton', { name: 'Voyageurs' })
  const fewer = screen.getByRole('button', { name: 'Un voyageur de moins' })
  const more = screen.getByRole('button', { name: 'Un voyageur de plus' })
  expect(fewer).toHaveProperty('disabled', true)
  await user.tripleClick(more)
  expect(number).toHaveProperty('value', '3')
  await waitFor(() => expect(address()).toBe('?travelers=3&sort=price'))
  await user.click(fewer)
  await waitFor(() => expect(address()).toBe('?travelers=2&sort=price'))
  fireEvent.change(number, { target: { value: '20' } })
  expect(more).toHaveProperty('disabled', true)
  await user.click(await screen.findByRole('link', { name: /20.voyageurs/ }))
  expect(address()).toBe('?sort=price')
  expect(number).toHaveProperty('value', '')
})

test('omits filters without results', () => {
  open()
  expect(screen.queryByRole('checkbox', { name: /Neige/ })).toBeNull()
  expect(screen.queryByRole('switch', { name: /confirmé/ })).toBeNull()
  expect(screen.queryByText('Niveau')).toBeNull()
})

test('finds a country without accents, explains why a fourth is refused and shows a region with its country', async () => {
  open('?countries=FR,NO,SE')
  const fourth = screen.getByRole('checkbox', { name: /^Italie/ })
  expect(fourth).toHaveProperty('disabled', true)
  expect(document.getElementById(fourth.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    '3 pays',
  )
  expect(screen.getByRole('checkbox', { name: /^Norvège/ })).toHaveProperty('disabled', false)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Région' }), 'corse')
  expect(address()).toBe('?region=corse&countries=FR,NO,SE')
  await user.type(screen.getByRole('searchbox', { name: 'Chercher un pays' }), 'grece')
  expect(screen.queryByRole('checkbox', { name: /^Norvège/ })).toBeNull()
  expect(screen.getByRole('checkbox', { name: /^Grèce/ })).toBeDefined()
  await user.type(screen.getByRole('searchbox', { name: 'Chercher un pays' }), 'x')
  expect(screen.getByText('Aucun de nos pays ne porte ce nom.')).toBeDefined()
})

test('a chosen country leaves no destination lit, and « Toutes » removes it', async () => {
  open('?countries=NO')
  const everywhere = screen.getByRole('radio', { name: 'Toutes' })
  expect(everywhere).toHaveProperty('checked', false)
  await user.click(everywhere)
  expect(address()).toBe('')
  expect(everywhere).toHaveProperty('checked', true)
})

test('disables an eleventh activity and explains why', () => {
  open(`?activities=${[...'abcdefghij']}`)
  expect(screen.getByRole('checkbox', { name: /^Activité k/, hidden: true })).toHaveProperty('disabled', true)
  expect(screen.getByText(/10 activités/)).toBeDefined()
})

test('applies a typed price on blur, and holidays require their zone', async () => {
  open()
  await user.type(screen.getByRole('spinbutton', { name: 'Prix le plus haut' }), '900')
  expect(address()).toBe('')
  await user.tab()
  expect(address()).toBe('?price=-900')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Vacances scolaires' }), 'ete')
  await user.click(screen.getByRole('radio', { name: 'B' }))
  expect(address()).toBe('?vacation=ete&zone=B&price=-900')
})

test('Enter searches for a typed price and leaves the focus where it was', async () => {
  open()
  const price = screen.getByRole('spinbutton', { name: 'Prix le plus haut' })
  await user.type(price, '900{Enter}')
  expect(address()).toBe('?price=-900')
  expect(document.activeElement).toBe(price)
})

test('Back restores the price of the previous search', async () => {
  open()
  const price = screen.getByRole('spinbutton', { name: 'Prix le plus haut' })
  await user.type(price, '900{Enter}')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(address()).toBe('')
  expect(price).toHaveProperty('value', '')
})

test('each chip removes its own filter, and one chip removes all but the sort order', async () => {
  open('?q=mer&countries=FR,NO&sort=price')
  const chips = within(screen.getByRole('list', { name: 'Filtres choisis' }))
  await user.click(chips.getByRole('link', { name: 'Enlever France' }))
  expect(address()).toBe('?q=mer&countries=NO&sort=price')
  // The next one is as near.
  expect(document.activeElement).toBe(chips.getByRole('link', { name: 'Enlever Norvège' }))
  await user.click(chips.getByRole('link', { name: 'Tout effacer' }))
  expect(address()).toBe('?sort=price')
  expect(screen.queryByRole('list', { name: 'Filtres choisis' })).toBeNull()
})

test('a type is counted under its GraphQL value and written in the URL as a slug', async () => {
  open('?expedition_type=en-base-camp')
  expect(screen.getByRole('checkbox', { name: /^En base camp/ })).toHaveProperty('checked', true)
  expect(screen.queryByRole('checkbox', { name: /itinérance/ })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: /^Adultes/ }))
  expect(address()).toBe('?expedition_type=expedition,en-base-camp')
})

test('flexible dates are a length and months, in the order of the calendar', async () => {
  open()
  await user.click(screen.getByRole('radio', { name: /^Un week-end/ }))
  await user.click(screen.getByRole('checkbox', { name: /^juillet 2027/ }))
  await user.click(screen.getByRole('checkbox', { name: /^juin 2027/ }))
  expect(address()).toBe('?month=2027-06,2027-07&days=weekend')
  expect(screen.getByRole('link', { name: 'Enlever Un week-end' })).toBeDefined()
  expect(
    screen.getAllByRole('checkbox', { name: /2027/ }).map((input) => input.getAttribute('value')),
  ).toEqual(['2027-06', '2027-07'])
  await user.click(screen.getByRole('link', { name: 'Enlever juin 2027' }))
  expect(address()).toBe('?month=2027-07&days=weekend')
})

test('traveller and criterion ratings narrow the search, and a rating from the URL outside the steps remains', async () => {
  open('?rating=3')
  expect(screen.getByRole('radio', { name: /^3 et plus/ })).toHaveProperty('checked', true)
  await user.click(screen.getByRole('radio', { name: /^4,5 et plus/ }))
  await user.click(screen.getByRole('radio', { name: /^4\/5 et plus/ }))
  expect(address()).toBe('?rating=4.5&eco=4')
  expect(screen.getByRole('link', { name: /^Enlever Avis.: 4,5 et plus$/ })).toBeDefined()
  expect(screen.getByRole('link', { name: /^Enlever Impact sur place.: 4\/5 et plus$/ })).toBeDefined()
})

test('requests the age of the youngest child for a family search and applies it after a pause', async () => {
  open()
  expect(screen.queryByRole('slider', { name: /plus jeune enfant/ })).toBeNull()
  await user.click(screen.getByRole('switch', { name: /^En famille/ }))
  const slider = screen.getByRole('slider', { name: 'Âge de ton plus jeune enfant' })
  expect(slider.getAttribute('aria-valuetext')).toBe('Mon plus jeune enfant\u00a0: tous les âges')
  expect(address()).toBe('?family_friendly=true')
  fireEvent.change(slider, { target: { value: '8' } })
  expect(screen.getByText(/^Mon plus jeune enfant a 8.ans$/)).toBeDefined()
  await waitFor(() => expect(address()).toBe('?family_friendly=true&age=8'))
  fireEvent.change(screen.getByRole('slider', { name: /plus jeune enfant/ }), { target: { value: '18' } })
  await waitFor(() => expect(address()).toBe('?family_friendly=true'))
})
