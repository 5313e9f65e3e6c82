import { useRef } from 'react'
import { toast } from 'react-hot-toast/headless'
import { messages } from '#web/features/shortlist/messages.ts'
import type { OwnList } from '#web/features/shortlist/ownLists.rules.ts'
import {
  useCloseShortlistMutation,
  useLeaveShortlistMutation,
  useSetShortlistItemMutation,
  useSetShortlistWeeksMutation,
  useVoteOnShortlistMutation,
} from '#web/features/shortlist/Shortlist.generated.ts'
import type { ShortlistWeekInput } from '#web/lib/graph/graph.generated.ts'
import { orRefused, type Payload, toMessage } from '#web/ui/undoable.tsx'

/** Changes of a list, sent one after the other so that the last one wins. After one that fails the list is read again. */
export function useListChanges(
  token: string,
  { personKey = '', ownerKey = '' }: Partial<OwnList>,
  refetch: () => Promise<unknown>,
) {
  const [vote] = useVoteOnShortlistMutation()
  const [setWeeks] = useSetShortlistWeeksMutation()
  const [setItem] = useSetShortlistItemMutation()
  const [leave] = useLeaveShortlistMutation()
  const [close] = useCloseShortlistMutation()
  const last = useRef<Promise<unknown>>(Promise.resolve())

  function enqueue(send: () => Promise<Payload>): Promise<unknown> {
    const result = last.current.then(send).then(orRefused)
    last.current = result.catch(() => void refetch().catch(() => undefined))
    return result
  }
  const mine = { token, personKey }

  return {
    vote: (expeditionId: string, value: number | null) =>
      enqueue(
        async () => (await vote({ variables: { ...mine, expeditionId, vote: value } })).data?.voteOnShortlist,
      ),
    setWeeks: (weeks: ShortlistWeekInput[]) =>
      enqueue(async () => (await setWeeks({ variables: { ...mine, weeks } })).data?.setShortlistWeeks),
    setItem: (expeditionId: string, isListed: boolean) =>
      enqueue(
        async () =>
          (await setItem({ variables: { ...mine, expeditionId, isListed } })).data?.setShortlistItem,
      ),
    leave: () => enqueue(async () => (await leave({ variables: mine })).data?.leaveShortlist),
    close: (isDeleted: boolean) =>
      enqueue(
        async () => (await close({ variables: { token, ownerKey, delete: isDeleted } })).data?.closeShortlist,
      ),
  }
}

export type ListChanges = ReturnType<typeof useListChanges>

/** Reports a change that failed; returns whether it was made. */
export async function reported(change: Promise<unknown>): Promise<boolean> {
  try {
    await change
    return true
  } catch (error) {
    toast.error(toMessage(error, messages.failed))
    return false
  }
}
