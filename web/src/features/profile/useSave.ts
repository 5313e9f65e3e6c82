import { useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { messages } from '#web/features/profile/messages.ts'

type Refusal = { message: string; field: string | null }

/** Runs a change, says that it is done, and keeps why it was refused for the fields that it is about. */
export function useSave() {
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Refusal[]>([])

  async function save(change: () => Promise<Refusal[] | undefined>, done: string): Promise<boolean> {
    setBusy(true)
    const refusals = await change().catch(() => undefined)
    setBusy(false)
    setErrors(refusals ?? [])
    if (refusals?.length === 0) toast.success(done)
    else if (!refusals?.some(({ field }) => field)) toast.error(refusals?.[0]?.message ?? messages.failed)
    return refusals?.length === 0
  }

  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message
  return { save, isBusy, errorOf }
}
