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
import { failureOf } from '#web/lib/graph/graphErrors.ts'
import { Refused } from '#web/ui/undoable.tsx'

type Answer = { errors: readonly { message: string }[] } | undefined
type Week = { week: string; part: number }

/** Changes of a list, sent one after the other so that the last one wins; one that fails throws `Refused`. */
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

  /** A failed change throws, and the list is read again. */
  async function attempt(send: () => Promise<Answer>): Promise<void> {
    const refusals = await send().then(
      (answer) => answer?.errors ?? [{ message: messages.failed }],
      (error) => [{ message: failureOf(error, messages.failed) }],
    )
    const [refusal] = refusals
    if (!refusal) return
    void refetch().catch(() => undefined)
    throw new Refused(refusal.message)
  }
  function enqueue(send: () => Promise<Answer>): Promise<void> {
    const result = last.current.then(() => attempt(send))
    last.current = result.catch(() => undefined)
    return result
  }
  const mine = { token, personKey }

  return {
    vote: (expeditionId: string, given: number | null) =>
      enqueue(
        async () => (await vote({ variables: { ...mine, expeditionId, vote: given } })).data?.voteOnShortlist,
      ),
    setWeeks: (weeks: Week[]) =>
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
export async function reported(change: Promise<void>): Promise<boolean> {
  try {
    await change
    return true
  } catch (error) {
    toast.error(failureOf(error, error instanceof Refused ? error.message : messages.failed))
    return false
  }
}
