import { useMemo } from 'react'
import { type OwnList, readLists, withList, withoutList } from '#web/features/shortlist/ownLists.rules.ts'
import { useDevice, writeDevice } from '#web/lib/browser/device.ts'
import { readStored } from '#web/lib/browser/storage.ts'

/** The keys of a list on this device. */
export function useOwnList(token: string) {
  const stored = useDevice('lists')
  const own = useMemo(() => readLists(stored).find((list) => list.token === token), [stored, token])
  return {
    own,
    store: (fields: Partial<OwnList>) =>
      writeDevice('lists', withList(readStored('lists'), { token, ...fields })),
    erase: () => writeDevice('lists', withoutList(readStored('lists'), token)),
  }
}
