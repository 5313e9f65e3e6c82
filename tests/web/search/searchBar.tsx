import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { stand } from '#tests/web/stand.tsx'
// Compiled before the first test, which would wait for them.
import '#web/features/search/bar/FieldPanel.tsx'
import '#web/features/search/bar/SearchSheet.tsx'
import '#web/features/search/bar/SuggestField.tsx'
import { HomeSearch } from '#web/features/search/bar/HomeSearch.tsx'

export type Answers = NonNullable<NonNullable<Parameters<typeof stand>[1]>['answers']>

const suggestion = (kind: string, label: string, value: string) => ({
  __typename: 'Suggestion',
  kind,
  label,
  value,
})
export const suggested = (...suggestions: object[]): Answers => ({
  SearchSuggestions: () => ({
    expeditions: { __typename: 'ExpeditionConnection', suggestions, nodes: [trip] },
  }),
  SuggestionCounts: () => ({
    expeditions: {
      __typename: 'ExpeditionConnection',
      facets: [
        {
          __typename: 'Facet',
          name: 'countries',
          values: [{ __typename: 'FacetValue', value: 'NO', count: 6 }],
        },
      ],
    },
  }),
})
const trip = {
  __typename: 'Expedition',
  id: '7',
  slug: 'lofoten',
  price: 1290,
  minPrice: 990,
  coverImage: {
    __typename: 'Image',
    url: '/images/lofoten.jpg',
    srcSet: null,
    width: 1200,
    height: 800,
    alt: 'Lofoten',
    placeholder: null,
    focalPoint: null,
  },
}
export const norway = suggestion('COUNTRY', 'Norvège', 'NO')
export const kayak = suggestion('ACTIVITY', 'Kayak', 'kayak')
export const lofoten = suggestion('EXPEDITION', 'Les Lofoten', 'lofoten')

export function Url() {
  const { pathname, search } = useLocation()
  return <output aria-label="URL">{pathname + search}</output>
}
export const url = () => screen.getByRole('status', { name: 'URL' }).textContent
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

const activities = [
  { value: 'a-pied', label: 'À pied', count: 32 },
  { value: 'neige', label: 'Neige', count: 7 },
]
export const places = [
  { name: 'Les Pyrénées', path: '/aventures/themes/destinations/pyrenees', image: null, count: 3 },
  { name: 'La Bretagne', path: '/aventures/themes/destinations/bretagne', image: null, count: 2 },
]
export const openHome = (answers: Answers = {}) =>
  stand(
    <>
      <Url />
      <HomeSearch activities={activities} places={places} />
    </>,
    { answers },
  )
export const where = () => screen.getByRole('combobox', { name: /^Où.\?$/ })
export const bar = () => within(screen.getByRole('form', { name: 'Rechercher une aventure' }))
export const field = (name: RegExp) => bar().getByRole('button', { name })
export const panel = (name: RegExp) => screen.findByRole('group', { name })
export const check = async (role: 'checkbox' | 'radio', name: RegExp) =>
  userEvent.click(await bar().findByRole(role, { name }))
