import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import { Gallery } from '#web/features/details/Gallery.tsx'

const photograph = (index: number, width = 1280) => ({
  url: `/images/photo-${index}.jpg`,
  width,
  height: 960,
  alt: `Vue ${index}`,
  srcSet: '/images/a.jpg?w=320 320w',
  placeholder: '#8aa',
  focalPoint: '50% 50%',
})
const photographs = [photograph(1), photograph(2), photograph(3, 720), photograph(4)]

/** Scrolls at once, and reports it as a browser does. */
function scrollTo(this: Element, options?: ScrollToOptions | number): void {
  this.scrollLeft = typeof options === 'object' ? (options.left ?? 0) : 0
  this.dispatchEvent(new Event('scroll'))
}

// happy-dom lays nothing out: each photograph is as wide as the window.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800)
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(scrollTo)
})
afterEach(() => vi.restoreAllMocks())

const dialog = () => screen.findByRole('dialog', { name: 'Photographies de l’aventure' })
const open = async (index: number) => {
  const link = screen.getAllByRole('link')[index]
  if (!link) throw new Error(`no photograph ${index}`)
  await userEvent.click(link)
  const opened = within(await dialog())
  // As a browser does in a modal dialog.
  opened.getByRole('button', { name: 'Fermer' }).focus()
  return opened
}
const position = async (text: string) =>
  waitFor(async () => expect(within(await dialog()).getByRole('status').textContent).toContain(text))

test('opens at the photograph that was pressed, with its caption', async () => {
  stand(<Gallery images={photographs} />)
  const opened = await open(2)
  await position('Photo 3 sur 4')
  expect(opened.getByText('Vue 3')).toBeTruthy()
})

test.each([
  ['{ArrowRight}', 'Photo 3 sur 4'],
  ['{ArrowLeft}', 'Photo 1 sur 4'],
  ['{Home}', 'Photo 1 sur 4'],
  ['{End}', 'Photo 4 sur 4'],
])('the key %s shows %s after the second', async (key, expected) => {
  stand(<Gallery images={photographs} />)
  await open(1)
  await position('Photo 2 sur 4')
  await userEvent.keyboard(key)
  await position(expected)
})

test('the keys stop at either end, and others do nothing', async () => {
  stand(<Gallery images={photographs} />)
  await open(3)
  await position('Photo 4 sur 4')
  await userEvent.keyboard('{ArrowRight}{ArrowUp}a')
  await position('Photo 4 sur 4')
  await userEvent.keyboard('{Home}{ArrowLeft}')
  await position('Photo 1 sur 4')
})

test('the buttons move by one, and stay focusable at the ends', async () => {
  stand(<Gallery images={photographs} />)
  const opened = await open(0)
  const previous = opened.getByRole('button', { name: 'Photo précédente' })
  const next = opened.getByRole('button', { name: 'Photo suivante' })
  expect(previous.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(next)
  await position('Photo 2 sur 4')
  expect(previous.getAttribute('aria-disabled')).toBe('false')
  await userEvent.keyboard('{End}')
  await position('Photo 4 sur 4')
  expect(next.getAttribute('aria-disabled')).toBe('true')
  expect(next.hasAttribute('disabled')).toBe(false)
  await userEvent.click(previous)
  await position('Photo 3 sur 4')
})

test('opens again at another photograph after it was closed', async () => {
  stand(<Gallery images={photographs} />)
  const opened = await open(3)
  await position('Photo 4 sur 4')
  await userEvent.click(opened.getByRole('button', { name: 'Fermer' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await open(1)
  await position('Photo 2 sur 4')
})

test('a swipe of the strip counts the photograph in view', async () => {
  stand(<Gallery images={photographs} />)
  const strip = screen.getByRole('list', { name: 'Photographies de l’aventure' })
  expect(screen.getByText('1 / 4')).toBeTruthy()
  strip.scrollLeft = 1620
  strip.dispatchEvent(new Event('scroll'))
  expect(await screen.findByText('3 / 4')).toBeTruthy()
})

test('a portrait reserves its own shape', async () => {
  stand(<Gallery images={photographs} />)
  const opened = await open(0)
  const box = opened.getByRole('img', { name: 'Vue 3' }).parentElement
  expect(box?.style.aspectRatio).toBe('0.75 / 1')
})

test('shows the copy that the page has loaded until the large one is there', async () => {
  stand(<Gallery images={photographs} />)
  const [loaded] = screen.getAllByRole('img')
  if (!loaded) throw new Error('no photograph')
  const state = { complete: true, naturalWidth: 640, currentSrc: '/images/a.jpg?w=640' }
  for (const [name, value] of Object.entries(state)) Object.defineProperty(loaded, name, { value })
  const opened = await open(0)
  expect(opened.getByRole('img', { name: 'Vue 1' }).style.backgroundImage).toContain('/images/a.jpg?w=640')
  expect(opened.getByRole('img', { name: 'Vue 2' }).style.backgroundImage).toBe('')
})

test('loads the photograph in view and its neighbours at once', async () => {
  stand(<Gallery images={photographs} />)
  const opened = await open(3)
  await position('Photo 4 sur 4')
  const loading = opened.getAllByRole<HTMLImageElement>('img').map((image) => image.loading === 'lazy')
  expect(loading).toEqual([true, true, false, false])
})

test('a single photograph has no buttons to move', async () => {
  stand(<Gallery images={photographs.slice(0, 1)} />)
  const opened = await open(0)
  expect(opened.queryByRole('button', { name: /^Photo/ })).toBeNull()
  await userEvent.keyboard('{ArrowRight}')
  await position('Photo 1 sur 1')
})
