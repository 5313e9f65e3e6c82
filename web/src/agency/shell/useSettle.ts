import { useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import type { Refusal } from '#web/agency/access/refusals.ts'
import { failureOf } from '#web/lib/graph/graphErrors.ts'

/** Changes by one press: the first refusal is reported, and the row is read again otherwise. */
export function useSettle(failed: string, onChanged: () => void) {
  const [isBusy, setBusy] = useState(false)

  /** Returns whether there was no refusal. */
  async function settle(change: Promise<readonly Refusal[]>): Promise<boolean> {
    setBusy(true)
    const [refusal] = await change.catch((error) => [{ message: failureOf(error, failed) }])
    setBusy(false)
    if (refusal) toast.error(refusal.message)
    else onChanged()
    return !refusal
  }
  return { isBusy, settle }
}
