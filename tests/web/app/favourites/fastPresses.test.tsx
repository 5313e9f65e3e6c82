import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { heart, show, signedIn } from '#tests/web/account/heartPage.tsx'
import { FavouriteFactsFragmentDoc } from '#web/app/favourites/SetFavourite.generated.ts'

// happy-dom has no top layer.
HTMLElement.prototype.showPopover ??= () => undefined

afterEach(cleanup)

test('fast presses: each flips the heart at once, and the count never differs by more than one', async () => {
  const sent: unknown[] = []
  const cache = show({
    Me: () => signedIn,
    SetFavourite: ({ favourite }) => {
      sent.push(favourite)
      return new Promise(() => {})
    },
  })
  await screen.findByText('Ada')
  const facts = { id: 'Expedition:9', fragment: FavouriteFactsFragmentDoc }
  const price = { __typename: 'Expedition', id: '9', price: 100 } as const
  cache.writeFragment({ ...facts, data: { ...price, favouriteCount: 243 } })
  const pressed: (string | null)[] = []
  for (let press = 0; press < 5; press++) {
    fireEvent.click(screen.getByRole('button', { name: 'Heart' }))
    pressed.push(heart())
  }
  expect(pressed).toEqual(['true', 'false', 'true', 'false', 'true'])
  await vi.waitFor(() => expect(sent).toHaveLength(5))
  expect(sent).toEqual([true, false, true, false, true])
  expect(cache.readFragment(facts, true)?.favouriteCount).toBe(244)
  expect(heart()).toBe('true')
})
