import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RoadBookContent } from '#schema/roadBook.ts'
import {
  clearDevice,
  device,
  stamp,
  storage,
  stores,
  stubDevice,
  worker,
} from '#tests/web/roadBook/stores.ts'
import { BookPage } from '#web/roadBook/BookPage.tsx'
import { writeStamp } from '#web/roadBook/device.ts'

const content: RoadBookContent = {
  reservationId: 'r1',
  reference: null,
  name: 'Les balcons de la Vanoise',
  slug: 'balcons-de-la-vanoise',
  startDate: '2027-07-10',
  endDate: '2027-07-15',
  validUntil: '2027-08-14',
  firstNames: ['Ana'],
  guide: { fullName: 'Inès Roche', diploma: 'Guide de haute montagne', languages: ['fr', 'en'], bio: null },
  emergencyNumber: '112',
  agencyPhone: '+33479000000',
  meetingPoint: null,
  arrivalStation: null,
  accessNote: null,
  journeys: [],
  days: [],
  route: null,
  sky: null,
  packing: [],
  included: [],
  photos: [],
}
const path = '/carnet/r1/carnet.json'
const text = JSON.stringify(content)

async function sha256(body: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body))
  return Buffer.from(hash).toString('hex')
}

type Service = { status?: number; sizeBytes?: number }

/** The service answers the document with a status, and announces its size. */
async function serve({ status = 200, sizeBytes = text.length }: Service = {}) {
  const files = [{ path, bytes: text.length, sha256: await sha256(text) }]
  const roadBook = { version: 'v1', sizeBytes, validUntil: content.validUntil, files }
  vi.stubGlobal('fetch', async (url: string) =>
    url === '/graphql'
      ? Response.json({ data: { reservation: { id: 'r1', roadBook } } })
      : new Response(status === 200 ? text : null, { status }),
  )
}

/** Two whole road books on this device. */
async function storeTwo() {
  for (const id of ['r1', 'r2']) {
    await writeStamp(stamp('v1', 0, id))
    stores.get(`carnet-${id}-v1`)?.set(`/carnet/${id}/carnet.json`, new Response(text))
  }
}

const cacheNames = () => [...stores.keys()]
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const takeAlong = 'Emporter hors connexion'

beforeEach(stubDevice)
afterEach(() => {
  cleanup()
  clearDevice()
})

test('a session that has ended elsewhere deletes all road books at the next contact', async () => {
  await storeTwo()
  await serve({ status: 401 })
  render(<BookPage id="r1" />)
  expect(await screen.findByText('Connecte-toi pour ouvrir ton carnet.')).toBeTruthy()
  expect(cacheNames()).toEqual([])
  expect(worker.unregister).toHaveBeenCalledOnce()
})

test.each([403, 404, 410])('the status %i deletes this road book, and leaves the others', async (status) => {
  await storeTwo()
  await serve({ status })
  render(<BookPage id="r1" />)
  expect(await screen.findByText(/^Ce carnet n’existe pas, n’est pas le tien, ou n’existe plus/)).toBeTruthy()
  expect(cacheNames()).toEqual(['carnet-r2-v1'])
})

test.each([429, 500, 503])(
  'the status %i deletes nothing: the road book is shown as offline',
  async (status) => {
    await storeTwo()
    await serve({ status })
    render(<BookPage id="r1" />)
    expect(await screen.findByText(/^Hors connexion, version du /)).toBeTruthy()
    expect(cacheNames()).toEqual(['carnet-r1-v1', 'carnet-r2-v1'])
  },
)

test('is removed by hand, and may be taken along again', async () => {
  await storeTwo()
  await serve({ status: 304 })
  render(<BookPage id="r1" />)
  expect(await screen.findByText(/il s’efface ici au prochain contact avec le réseau/)).toBeTruthy()
  await press('Retirer de cet appareil')
  expect(await screen.findByRole('button', { name: takeAlong })).toBeTruthy()
  expect(cacheNames()).toEqual(['carnet-r2-v1'])
})

test('names the guide with diploma and languages', async () => {
  await serve()
  render(<BookPage id="r1" />)
  expect(await screen.findByText('Inès Roche')).toBeTruthy()
  expect(screen.getByText('Guide de haute montagne, parle français et anglais')).toBeTruthy()
})

test('is stored whole, then made persistent', async () => {
  await serve()
  render(<BookPage id="r1" />)
  await press(takeAlong)
  expect(await screen.findByText(/^Sur cet appareil, version du /)).toBeTruthy()
  expect(cacheNames()).toEqual(['carnet-r1-v1'])
  expect(worker.register).toHaveBeenCalledWith('/carnet/sw.js', { scope: '/carnet/' })
  await expect.poll(() => storage.persist.mock.calls).toHaveLength(1)
})

test.each([
  ['above 3 MB', 3_000_001, 1e9, /trop lourd/],
  ['of half of the room and more', 2_000_000, 3_999_999, /pas assez de place/],
])('a road book %s is refused before anything is stored', async (_case, sizeBytes, quota, sentence) => {
  device.quota = quota
  await serve({ sizeBytes })
  render(<BookPage id="r1" />)
  await screen.findByText(/Mo\s: programme/)
  await press(takeAlong)
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect([cacheNames(), worker.register.mock.calls, storage.persist.mock.calls]).toEqual([[], [], []])
})
