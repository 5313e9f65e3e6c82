import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import type { FoundInsteadFragment } from '#web/pages/NotFoundPage.generated.ts'
import { Page } from '#web/pages/NotFoundPage.tsx'

type Answers = NonNullable<NonNullable<Parameters<typeof stand>[1]>['answers']>

const expedition = (id: string, price = 900): FoundInsteadFragment => ({
  __typename: 'Expedition',
  id,
  slug: `aventure-${id}`,
  name: `Aventure ${id}`,
  price,
  minPrice: null,
  coverImage: null,
})
const list = (...nodes: FoundInsteadFragment[]) => ({ __typename: 'ExpeditionConnection', nodes })
const open = (at: string, answers: Answers = {}) => stand(<Page />, { at, answers })
const suggestions = async (title: string) =>
  within(await screen.findByRole('region', { name: title }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

test('works without suggestions: a title, a search field and two ways on', async () => {
  const { requested } = open('/nulle-part', { NotFoundPage: 'fails' })
  await waitFor(() => expect(requested).toEqual([['NotFoundPage', { words: null }]]))
  expect(screen.getByRole('heading', { level: 1, name: 'Ce sentier ne mène nulle part' })).toBeTruthy()
  expect(screen.getByRole('searchbox', { name: 'Rechercher une aventure' })).toHaveProperty('value', '')
  expect(screen.getByRole('link', { name: 'Voir les aventures' }).getAttribute('href')).toBe('/expeditions')
  expect(screen.getByRole('link', { name: 'Signaler un lien cassé' }).getAttribute('href')).toMatch(
    /^mailto:/,
  )
  expect(screen.queryByRole('region')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a missing trip is searched by the words of its path', async () => {
  const { requested } = open('/expeditions/kayak-en-laponie', {
    NotFoundPage: () => ({ close: list(expedition('7')), popular: list(expedition('1'), expedition('7')) }),
  })
  expect(await suggestions('Tu cherchais peut-être')).toEqual([
    '/expeditions/aventure-7',
    '/expeditions/aventure-1',
  ])
  expect(requested).toEqual([['NotFoundPage', { words: 'kayak en laponie' }]])
  const field = screen.getByRole('searchbox')
  expect(field).toHaveProperty('value', 'kayak en laponie')
  const form = field.closest('form')
  expect([form?.getAttribute('action'), form?.method, field.getAttribute('name')]).toEqual([
    '/expeditions',
    'get',
    'q',
  ])
})

test('a missing trip without a close one is replaced by popular ones', async () => {
  open('/expeditions/xyz', { NotFoundPage: () => ({ close: list(), popular: list(expedition('1', 0)) }) })
  expect(await suggestions('Des aventures qui, elles, existent')).toEqual(['/expeditions/aventure-1'])
  expect(screen.getByText('Prix sur demande')).toBeTruthy()
})

test('another path has no close trips, whatever the gateway finds for it', async () => {
  open('/nulle-part', {
    NotFoundPage: () => ({ close: list(expedition('7')), popular: list(expedition('1')) }),
  })
  expect(await suggestions('Des aventures qui, elles, existent')).toEqual(['/expeditions/aventure-1'])
})

test('one failed list leaves the other', async () => {
  open('/expeditions/xyz', { NotFoundPage: () => ({ close: null, popular: list(expedition('1')) }) })
  expect(await suggestions('Des aventures qui, elles, existent')).toEqual(['/expeditions/aventure-1'])
})

test('search engines index none of it', () => {
  open('/nulle-part')
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toMatch(/noindex/)
})
