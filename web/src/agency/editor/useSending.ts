import { useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { messages } from '#web/agency/editor/messages.ts'
import { failureOf } from '#web/lib/graph/graphErrors.ts'

/** One request of a dialog at a time; a failure is reported by a toast. */
export function useSending() {
  const [isBusy, setBusy] = useState(false)
  async function send<T>(act: () => Promise<T>): Promise<T | undefined> {
    setBusy(true)
    try {
      return await act()
    } catch (error) {
      toast.error(failureOf(error, messages.failed))
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, send }
}
