import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { item, payload, refused, shortlist, storeLea } from '#tests/web/shortlist/list.ts'
import { stand } from '#tests/web/stand.tsx'
import { ShareList } from '#web/features/shortlist/ShareList.tsx'
import { FeaturesProvider } from '#web/lib/site/features.ts'

type Answers = NonNullable<NonNullable<Parameters<typeof stand>[1]>['answers']>
type List = ReturnType<typeof shortlist>

/** The dialog that shares trips 1, 3 and 4, where the list of this device has 1 and 2. */
async function show(answers: Answers = {}, list: List | null = shortlist()) {
  storeLea()
  const shown = stand(
    <FeaturesProvider value={{ shortlists: true }}>
      <ShareList expeditionIds={['1', '3', '4']} />
    </FeaturesProvider>,
    {
      answers: {
        ListedTrips: () => ({ shortlist: list }),
        SetShortlistItem: () => ({ setShortlistItem: payload(shortlist()) }),
        ...answers,
      },
    },
  )
  await userEvent.click(screen.getByRole('button', { name: 'Partager une liste' }))
  return shown
}
const add = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^Ajouter ces 3 aventures à/, hidden: true }))
const set = (expeditionId: string, isListed: boolean) => [
  'SetShortlistItem',
  { token: 'tok', personKey: 'key', expeditionId, isListed },
]

test('adds the trips that a list of this device does not have, and takes these alone off again', async () => {
  const { requested } = await show()
  await add()
  expect(await screen.findByText(/2 aventures ajoutées\.$/)).toBeTruthy()
  expect(screen.queryByText('Une liste à plusieurs')).toBeNull()
  await vi.waitFor(() => expect(requested.slice(1)).toEqual([set('3', true), set('4', true)]))
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }))
  await vi.waitFor(() => expect(requested.slice(3)).toEqual([set('3', false), set('4', false)]))
})

test('adds as many as fit, and nothing to a full list', async () => {
  const trips = (count: number) =>
    Array.from({ length: count }, (_, index) => item(String(index + 10), `Aventure ${index}`))
  const { requested, unmount } = await show({}, shortlist({ items: trips(19) }))
  await add()
  expect(await screen.findByText(/1 aventure ajoutée\.$/)).toBeTruthy()
  await vi.waitFor(() => expect(requested.slice(1)).toEqual([set('1', true)]))
  unmount()

  const full = await show({}, shortlist({ items: trips(20) }))
  await add()
  expect(await screen.findByText(/^Une liste compte 20 aventures au plus/)).toBeTruthy()
  expect(full.requested).toHaveLength(1)
})

test('changes nothing in a list that has them all', async () => {
  const items = ['1', '3', '4'].map((id) => item(id, `Aventure ${id}`))
  const { requested } = await show({}, shortlist({ items }))
  await add()
  expect(await screen.findByText(/^Tout y est déjà/)).toBeTruthy()
  expect(requested).toHaveLength(1)
})

test('names the reason of a refusal, and a list that has gone leaves the dialog open', async () => {
  const { unmount } = await show({
    SetShortlistItem: () => ({ setShortlistItem: refused('CLOSED', 'Cette liste est fermée.') }),
  })
  await add()
  expect(await screen.findByText('Cette liste est fermée.')).toBeTruthy()
  unmount()

  await show({}, null)
  await add()
  expect(await screen.findByText(/^Cette liste n’existe pas/)).toBeTruthy()
  expect(screen.getByText('Une liste à plusieurs')).toBeTruthy()
})
