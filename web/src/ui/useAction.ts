import { useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { explainFailure } from '#web/lib/graph/graphErrors.ts'

export type Refusal = { field?: string | null; message: string; code?: string }
/** Resolves to the refusals of the service; nothing where its payload did not arrive. */
type Change = () => Promise<readonly Refusal[] | undefined>

/** A request of a button or a form, busy until its response. A failure is a refusal with the caller's message. */
export function useAction(failed?: string) {
  const [isBusy, setBusy] = useState(false)

  /** Returns the refusals of a change; none where it was made. */
  async function send(change: Change): Promise<readonly Refusal[]> {
    setBusy(true)
    const refusals = await change().catch((error) => [{ message: explainFailure(error, failed) }])
    setBusy(false)
    return refusals ?? [{ message: explainFailure(undefined, failed) }]
  }

  /** Reports the outcome of a change by a toast; returns whether it was made. */
  async function run(change: Change, done?: string): Promise<boolean> {
    const [refusal] = await send(change)
    if (refusal) toast.error(refusal.message)
    else if (done) toast.success(done)
    return !refusal
  }

  return { isBusy, send, run }
}
