import { useEffect, useEffectEvent, useState } from 'react'
import type { RoadBookContent } from '#schema/roadBook.ts'
import { deleteRoadBooks } from '#web/lib/account/roadBooks.ts'
import { readStored } from '#web/lib/browser/storage.ts'
import { onTabNews } from '#web/lib/graph/tabs.ts'
import {
  noteContact,
  removeBook,
  type Stamp,
  storeBook,
  storedBook,
  storedContent,
} from '#web/roadBook/device.ts'
import { requestBook, requestPack } from '#web/roadBook/service.ts'

export type RoadBookState = {
  kind: 'shown'
  content: RoadBookContent
  /** Absent while the road book is not on this device. */
  stamp?: Stamp | undefined
  isOffline?: boolean | undefined
  /** A newer version: on this device now, or not taken. */
  next?: 'ready' | 'failed' | undefined
}

type State = RoadBookState | { kind: 'loading' | 'failed' | 'signedOut' | 'gone' }

/** The road book of this device at once, then the response of the service. `signal` aborts when the account signs out. */
export function useRoadBook(id: string) {
  const [state, setState] = useState<State>({ kind: 'loading' })
  const [controller] = useState(() => new AbortController())
  const show = (next: State) => {
    if (!controller.signal.aborted) setState(next)
  }
  const load = () => follow(id, show, controller.signal).catch(() => show({ kind: 'failed' }))
  const begin = useEffectEvent(load)
  const onAccount = useEffectEvent(() => {
    show({ kind: 'signedOut' })
    controller.abort()
    // Once more: this tab may have stored a file after the other one deleted all.
    return deleteRoadBooks()
  })
  useEffect(() => {
    const account = readStored('d_id')
    void begin()
    return onTabNews((news) => {
      if (news.kind === 'account' && news.id !== account) void onAccount()
    })
  }, [])
  return {
    state,
    signal: controller.signal,
    retry: () => void load(),
    onStamp: (stamp: Stamp | undefined) => {
      if (state.kind === 'shown') show({ kind: 'shown', content: state.content, stamp })
    },
  }
}

async function follow(id: string, show: (state: State) => void, signal: AbortSignal): Promise<void> {
  const stamp = await storedBook(id)
  const content = stamp && (await storedContent(stamp))
  if (content) show({ kind: 'shown', content, stamp })
  const answer = await requestBook(id, content && stamp.version)
  switch (answer.kind) {
    case 'signedOut':
      await deleteRoadBooks()
      return show({ kind: 'signedOut' })
    case 'gone':
      await removeBook(id)
      return show({ kind: 'gone' })
    case 'failed':
      return show(content ? { kind: 'shown', content, stamp, isOffline: true } : { kind: 'failed' })
    case 'same':
      return stamp && noteContact(stamp)
    case 'found':
      if (!content) return show({ kind: 'shown', content: answer.content })
      return show({ kind: 'shown', content, stamp, next: await update(stamp, signal) })
  }
}

/** The former version stays on the screen, and on the device until the new one is whole. */
async function update(stamp: Stamp, signal: AbortSignal): Promise<'ready' | 'failed'> {
  try {
    const pack = await requestPack(stamp.id)
    if (!pack) return 'failed'
    await storeBook(stamp, pack, signal)
    return 'ready'
  } catch {
    return 'failed'
  }
}
