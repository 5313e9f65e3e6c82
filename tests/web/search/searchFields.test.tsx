// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import { HomeSearch } from '#web/features/search/bar/HomeSearch.tsx'
import { QueryForm } from '#web/features/search/QueryForm.tsx'
import { useSearchState } from '#web/features/search/useSearchState.ts'
import { clearDrafts } from '#web/lib/account/drafts.ts'

type Answers = NonNullable<NonNullable<Parameters<typeof stand>[1]>['answers']>

const suggestion = (kind: string, label: string, value: string) => ({
  __typename: 'Suggestion',
  kind,
  label,
  value,
})
const suggested = (...searchSuggestions: object[]): Answers => ({
  SearchSuggestions: () => ({ searchSuggestions }),
})
const norway = suggestion('COUNTRY', 'Norvège', 'NO')
const kayak = suggestion('ACTIVITY', 'Kayak', 'kayak')
const lofoten = suggestion('EXPEDITION', 'Les Lofoten', 'lofoten')

function Url() {
  const { pathname, search } = useLocation()
  return <output aria-label="URL">{pathname + search}</output>
}
const url = () => screen.getByRole('status', { name: 'URL' }).textContent
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

// Its first load takes seconds on a busy machine.
beforeAll(() => import('#web/features/search/Calendar.tsx'))
beforeEach(clearDrafts)

describe('the search of the home page', () => {
  const activities = [{ value: 'a-pied', label: 'À pied' }]
  const places = [
    { name: 'Les Pyrénées', path: '/aventures/themes/destinations/pyrenees', image: null, count: 3 },
    { name: 'La Bretagne', path: '/aventures/themes/destinations/bretagne', image: null, count: 2 },
  ]
  const open = (answers: Answers = {}) =>
    stand(
      <>
        <Url />
        <HomeSearch activities={activities} places={places} />
      </>,
      { answers },
    )
  const where = () => screen.getByRole('combobox', { name: /^Où.\?$/ })
  const choose = (field: RegExp, option: string) => {
    const [select] = screen.getAllByRole('combobox', { name: field })
    if (!select) throw new Error(`no field ${field}`)
    return userEvent.selectOptions(select, option)
  }

  test('without any choice opens the whole catalogue', async () => {
    open()
    await press('Chercher')
    expect(url()).toBe('/expeditions')
  })

  test('proposes places with their number before a letter, and opens the one picked', async () => {
    const { requested } = open()
    expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.click(where())
    const options = within(screen.getByRole('listbox')).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual(['Les Pyrénées3', 'La Bretagne2'])
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(url()).toBe('/aventures/themes/destinations/bretagne')
    expect(requested).toEqual([])
  })

  test('the first letter takes the places away, and Escape closes them', async () => {
    open()
    await userEvent.type(where(), 'l')
    expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.clear(where())
    expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(2)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  test('the typed words are searched, trimmed, also by Enter', async () => {
    open({ SearchSuggestions: 'fails' })
    await userEvent.type(where(), '  lac {Enter}')
    expect(url()).toBe('/expeditions?q=lac')
  })

  test('suggestions that fail announce nothing false, and the words can be searched', async () => {
    const { requested } = open({ SearchSuggestions: 'fails' })
    await userEvent.type(where(), 'lac')
    await waitFor(() => expect(requested).toEqual([['SearchSuggestions', { query: 'lac' }]]))
    await waitFor(() => expect(screen.queryByText('Recherche en cours…')).toBeNull())
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(screen.queryByText(/^Aucune suggestion/)).toBeNull()
  })

  test('one letter is not searched', async () => {
    const { requested } = open(suggested(norway))
    await userEvent.type(where(), 'n')
    expect(screen.queryByText('Recherche en cours…')).toBeNull()
    await userEvent.type(where(), 'o')
    expect(screen.getByText('Recherche en cours…')).toBeTruthy()
    expect(await screen.findByRole('option', { name: /Norvège/ })).toBeTruthy()
    expect(requested).toEqual([['SearchSuggestions', { query: 'no' }]])
  })

  test('announces that there is no suggestion', async () => {
    open(suggested())
    await userEvent.type(where(), 'xyz')
    expect(await screen.findByText(/^Aucune suggestion.: la touche Entrée/)).toBeTruthy()
  })

  test('a suggested country becomes a filter, until the text changes', async () => {
    open(suggested(norway, kayak))
    await userEvent.type(where(), 'nor')
    const options = within(await screen.findByRole('listbox', { name: 'Suggestions' })).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual(['NorvègePays', 'KayakActivité'])
    // Its name is the same with suggestions.
    expect(where().getAttribute('aria-expanded')).toBe('true')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(where()).toHaveProperty('value', 'Norvège')
    await press('Chercher')
    expect(url()).toBe('/expeditions?countries=NO')
    await userEvent.type(where(), ' du nord')
    await press('Chercher')
    expect(url()).toBe(`/expeditions?q=${encodeURIComponent('Norvège du nord').replaceAll('%20', '+')}`)
  })

  test('a suggested trip opens at once', async () => {
    open(suggested(lofoten))
    await userEvent.type(where(), 'lof')
    await userEvent.click(await screen.findByRole('option', { name: /Les Lofoten/ }))
    expect(url()).toBe('/expeditions/lofoten')
  })

  test('activity and company are part of the search, and another company replaces the first', async () => {
    open()
    await choose(/^Quoi/, 'À pied')
    await choose(/^Avec qui/, 'Sans les parents')
    await choose(/^Avec qui/, 'En famille')
    await press('Chercher')
    expect(url()).toBe('/expeditions?family_friendly=true&activity_types=a-pied')
  })

  test('the choices of a small screen are named on their button', async () => {
    open()
    expect(screen.getByRole('button', { name: /^Quand et avec qui.\?$/ })).toBeTruthy()
    await choose(/^Avec qui/, 'En famille')
    expect(screen.getByRole('button', { name: /^Quand et avec qui.* En famille$/ })).toBeTruthy()
  })

  test('a small screen searches from the sheet of its rarer fields', async () => {
    open()
    await press(/^Quand et avec qui.\?$/)
    const sheet = within(await screen.findByRole('dialog', { name: /^Quand et avec qui.\?$/ }))
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: /^Avec qui/ }), 'Entre adultes')
    await userEvent.click(sheet.getByRole('button', { name: /^Voir/ }))
    expect(url()).toBe('/expeditions?expedition_type=expedition')
  })

  test('a second visit finds its choices again', async () => {
    open()
    await choose(/^Quoi/, 'À pied')
    await userEvent.type(where(), 'lac')
    cleanup()
    open()
    expect(where()).toHaveProperty('value', 'lac')
    await press('Chercher')
    expect(url()).toBe('/expeditions?q=lac&activity_types=a-pied')
  })
})

describe('the search field of the catalogue', () => {
  function Catalogue() {
    return <QueryForm place={useSearchState()} />
  }
  const open = (at: string, answers: Answers = {}) =>
    stand(
      <>
        <Url />
        <Catalogue />
      </>,
      { at, answers },
    )
  const field = () => screen.getByRole('combobox', { name: 'Rechercher' })

  test('shows the words of the URL, and others replace them without losing the filters', async () => {
    open('/expeditions?q=lac&countries=FR&page=3', { SearchSuggestions: 'fails' })
    expect(field()).toHaveProperty('value', 'lac')
    await userEvent.clear(field())
    await userEvent.type(field(), 'mer')
    await press('Rechercher')
    expect(url()).toBe('/expeditions?q=mer&countries=FR')
  })

  test('an emptied field searches without words', async () => {
    open('/expeditions?q=lac&countries=FR')
    await userEvent.clear(field())
    await userEvent.keyboard('{Enter}')
    expect(url()).toBe('/expeditions?countries=FR')
  })

  test('a suggested activity joins the filters and clears the words', async () => {
    open('/expeditions?countries=FR', suggested(kayak))
    await userEvent.type(field(), 'kay')
    await userEvent.click(await screen.findByRole('option', { name: /Kayak/ }))
    expect(url()).toBe('/expeditions?countries=FR&activities=kayak')
    expect(field()).toHaveProperty('value', '')
  })

  test('a suggested trip opens at once', async () => {
    open('/expeditions', suggested(lofoten))
    await userEvent.type(field(), 'lof')
    await userEvent.click(await screen.findByRole('option', { name: /Les Lofoten/ }))
    expect(url()).toBe('/expeditions/lofoten')
  })

  test('carries the filters of the URL in its form, for a page without scripts', () => {
    open('/expeditions?q=lac&countries=FR&sort=price')
    const hidden = [...document.querySelectorAll<HTMLInputElement>('form input[type="hidden"]')]
    expect(hidden.map(({ name, value }) => [name, value])).toEqual([
      ['countries', 'FR'],
      ['sort', 'price'],
    ])
  })
})
