import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import { Gallery } from '#web/features/details/Gallery.tsx'

const images = Array.from({ length: 6 }, (_, index) => ({
  url: `/images/photo-${index}.jpg`,
  width: 1280,
  height: 853,
  alt: `Photo numéro ${index}`,
  srcSet: '/images/a.jpg?w=320 320w',
  placeholder: null,
  focalPoint: '50% 50%',
}))

test('each photograph links to its file without scripts', () => {
  stand(<Gallery images={images} />)
  const list = screen.getByRole('list', { name: 'Photographies de l’aventure' })
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(images.map(({ url }) => url))
})

test('loads only the first photograph eagerly', () => {
  stand(<Gallery images={images} />)
  const loading = screen.getAllByRole<HTMLImageElement>('img').map((image) => image.loading)
  expect(loading.map((each) => each === 'lazy')).toEqual([false, true, true, true, true, true])
})

test('with scripts they open above the page, and close again', async () => {
  stand(<Gallery images={images} />)
  await userEvent.click(screen.getByRole('link', { name: 'Voir les 6 photos' }))
  const dialog = await screen.findByRole('dialog', { name: 'Photographies de l’aventure' })
  expect(within(dialog).getByText('Photo 1 sur 6')).toBeTruthy()
  expect(within(dialog).getAllByRole('img')).toHaveLength(6)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Fermer' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a trip without photographs has no gallery', () => {
  stand(<Gallery images={[]} />)
  expect(screen.queryByRole('link')).toBeNull()
})

test('shows no count for a single photograph', () => {
  stand(<Gallery images={images.slice(0, 1)} />)
  expect(screen.queryByText('1 / 1')).toBeNull()
  expect(screen.getByRole('link', { name: 'Voir la photo' })).toBeTruthy()
})
