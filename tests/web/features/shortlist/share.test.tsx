import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import { readLists, withList, withoutList } from '#web/features/shortlist/ownLists.rules.ts'
import { ShareList } from '#web/features/shortlist/ShareList.tsx'
import { FeaturesProvider } from '#web/lib/site/features.ts'

const show = (ids: string[], shortlists = true, create?: object) =>
  stand(
    <FeaturesProvider value={{ shortlists }}>
      <ShareList expeditionIds={ids} />
    </FeaturesProvider>,
    {
      answers: {
        CreateShortlist: () => ({
          createShortlist: {
            __typename: 'ShortlistPayload',
            token: 'tok',
            ownerKey: 'owner',
            errors: [],
            ...create,
          },
        }),
      },
    },
  )

const open = async () => userEvent.click(screen.getByRole('button', { name: 'Partager une liste' }))
const button = (name: string) => screen.findByRole('button', { name, hidden: true })

test('has no entry point before another service', () => {
  show(['1'], false)
  expect(screen.queryByRole('button')).toBeNull()
})

test('creates a list, stores its key and shares its link', async () => {
  const share = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', Object.assign(navigator, { share }))
  const { requested } = show(['1', '2'])
  await open()
  const title = await screen.findByLabelText('Titre de la liste')
  await userEvent.clear(title)
  await userEvent.type(title, 'Été 2027')
  await userEvent.click(await button('Créer la liste'))
  expect(await screen.findByText(/^Ta liste est prête/)).toBeTruthy()
  expect(requested).toEqual([['CreateShortlist', { title: 'Été 2027', expeditionIds: ['1', '2'] }]])
  expect(readLists(localStorage.getItem('lists'))).toEqual([
    { token: 'tok', title: 'Été 2027', ownerKey: 'owner' },
  ])
  await userEvent.click(await button('Envoyer le lien'))
  expect(share).toHaveBeenCalledWith({ title: 'Été 2027', url: expect.stringMatching(/\/listes\/tok$/) })
  Reflect.deleteProperty(navigator, 'share')
  vi.unstubAllGlobals()
})

test('takes the first twenty, and refuses a title with an address before any call', async () => {
  const { requested } = show(Array.from({ length: 24 }, (_, index) => String(index)))
  await open()
  expect(await screen.findByText(/les vingt premières/)).toBeTruthy()
  const title = screen.getByLabelText('Titre de la liste')
  await userEvent.clear(title)
  await userEvent.type(title, 'exemple.fr')
  await userEvent.click(await button('Créer la liste'))
  expect(await screen.findByText(/^Écris un titre de 60/)).toBeTruthy()
  expect(requested).toEqual([])
})

test('lists the lists of this device', async () => {
  localStorage.setItem('lists', withList(null, { token: 'old', title: 'Hiver' }))
  show(['1'])
  await open()
  const link = await screen.findByRole('link', { name: 'Hiver', hidden: true })
  expect(link.getAttribute('href')).toBe('/listes/old')
  // The device has not joined it.
  expect(screen.queryByRole('button', { name: /^Ajouter/, hidden: true })).toBeNull()
})

test.each([
  [null, []],
  ['no JSON', []],
  ['{"token":"a"}', []],
  ['[{"token":1}]', []],
  ['[{"token":"a","title":"A"}]', [{ token: 'a', title: 'A' }]],
])('reads the stored value %s', (stored, lists) => {
  expect(readLists(stored)).toEqual(lists)
})

test('stores twenty lists, the newest first, with the fields that each had', () => {
  let stored: string | null = null
  for (let count = 0; count < 22; count++) stored = withList(stored, { token: `t${count}`, title: 'T' })
  expect(readLists(stored)).toHaveLength(20)
  stored = withList(stored, { token: 't10', personKey: 'k' })
  expect(readLists(stored)[0]).toEqual({ token: 't10', title: 'T', personKey: 'k' })
  expect(withoutList(withList(null, { token: 'a', title: 'A' }), 'a')).toBeNull()
  expect(readLists(withoutList(stored, 't10'))).toHaveLength(19)
})
