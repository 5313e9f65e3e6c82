import { useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { messages } from '#web/features/profile/messages.ts'
import { failureOf } from '#web/lib/graph/graphErrors.ts'

type Refusal = { message: string }

/** Runs a mutation and reports its success or failure. */
export function useSave() {
  const [isBusy, setBusy] = useState(false)

  async function save(change: () => Promise<readonly Refusal[] | undefined>, done: string): Promise<boolean> {
    setBusy(true)
    const refusals = await change().catch((error) => [{ message: failureOf(error, messages.failed) }])
    setBusy(false)
    if (refusals?.length === 0) toast.success(done)
    else toast.error(refusals?.[0]?.message ?? messages.failed)
    return refusals?.length === 0
  }

  return { save, isBusy }
}
