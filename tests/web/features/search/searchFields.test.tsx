import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  type Answers,
  bar,
  kayak,
  lofoten,
  norway,
  openHome,
  press,
  suggested,
  Url,
  url,
  where,
} from '#tests/web/search/searchBar.tsx'
import { stand } from '#tests/web/stand.tsx'
import { QueryForm } from '#web/features/search/QueryForm.tsx'
import { useSearchState } from '#web/features/search/useSearchState.ts'
import { clearDrafts } from '#web/lib/account/drafts.ts'

beforeEach(clearDrafts)

describe('the search of the home page', () => {
  test('without any choice opens the whole catalogue', async () => {
    openHome()
    await press('Chercher')
    expect(url()).toBe('/expeditions')
  })

  test('proposes places with their number before a letter, and opens the one picked', async () => {
    const { requested } = openHome()
    expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.click(where())
    const options = within(await screen.findByRole('listbox')).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Les Pyrénées3 aventures',
      'La Bretagne2 aventures',
    ])
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(url()).toBe('/aventures/themes/destinations/bretagne')
    expect(requested).toEqual([])
  })

  test('the first letter takes the places away, and Escape closes them', async () => {
    openHome()
    await userEvent.type(where(), 'l')
    expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.clear(where())
    expect(within(await screen.findByRole('listbox')).getAllByRole('option')).toHaveLength(2)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  test('the typed words are searched, trimmed, also by Enter', async () => {
    openHome({ SearchSuggestions: 'fails' })
    await userEvent.type(where(), '  lac {Enter}')
    expect(url()).toBe('/expeditions?q=lac')
  })

  test('suggestions that fail announce nothing false, and the words can be searched', async () => {
    const { requested } = openHome({ SearchSuggestions: 'fails' })
    await userEvent.type(where(), 'lac')
    await waitFor(() => expect(requested).toContainEqual(['SearchSuggestions', { query: 'lac' }]))
    await waitFor(() => expect(screen.queryByText('Recherche en cours…')).toBeNull())
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(screen.queryByText(/^Aucune suggestion/)).toBeNull()
  })

  test('one letter is not searched', async () => {
    const { requested } = openHome(suggested(norway))
    await userEvent.type(where(), 'n')
    expect(screen.queryByText('Recherche en cours…')).toBeNull()
    await userEvent.type(where(), 'o')
    expect(screen.getByText('Recherche en cours…')).toBeTruthy()
    expect(await screen.findByRole('option', { name: /Norvège/ })).toBeTruthy()
    expect(requested.filter(([name]) => name === 'SearchSuggestions')).toEqual([
      ['SearchSuggestions', { query: 'no' }],
    ])
  })

  test('announces that there is no suggestion', async () => {
    openHome(suggested())
    await userEvent.type(where(), 'xyz')
    expect(await screen.findByText(/^Aucune suggestion.: la touche Entrée/)).toBeTruthy()
  })

  test('a suggested country becomes a filter, until the text changes', async () => {
    openHome(suggested(norway, kayak))
    await userEvent.type(where(), 'nor')
    const options = within(await screen.findByRole('listbox', { name: 'Suggestions' })).getAllByRole('option')
    await waitFor(() =>
      expect(options.map(({ textContent }) => textContent)).toEqual([
        'NorvègePays · 6 aventures',
        'KayakActivité',
      ]),
    )
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
    openHome(suggested(lofoten))
    await userEvent.type(where(), 'lof')
    const option = await screen.findByRole('option', { name: /Les Lofoten/ })
    // Its picture and its lowest price say which one it is.
    expect(option.textContent).toBe('Les LofotenAventure · À partir de 990 €')
    expect(option.querySelector('img')?.getAttribute('src')).toContain('/images/lofoten.jpg')
    await userEvent.click(option)
    expect(url()).toBe('/expeditions/lofoten')
  })

  test('the cross empties the field, keeps the focus there and proposes the places again', async () => {
    openHome(suggested(norway))
    expect(bar().queryByRole('button', { name: 'Effacer la saisie' })).toBeNull()
    await userEvent.type(where(), 'nor')
    await userEvent.click(bar().getByRole('button', { name: 'Effacer la saisie' }))
    expect(where()).toHaveProperty('value', '')
    expect(document.activeElement).toBe(where())
    expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(2)
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
