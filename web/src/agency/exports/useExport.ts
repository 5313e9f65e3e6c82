import { useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { listRefusals } from '#web/agency/access/refusals.ts'
import { useConfirmedAction } from '#web/agency/access/StepUp.tsx'
import type { ExportStateFragment } from '#web/agency/exports/Exports.generated.ts'
import { messages } from '#web/agency/exports/messages.ts'
import { explainFailure } from '#web/lib/graph/graphErrors.ts'

type Payload = {
  export: ExportStateFragment | null
  errors: readonly { message: string; code?: string; field?: string | null }[]
}

/** Begins an export, and downloads its file at once if it is whole; a long one is followed by its id. */
export function useExport(begin: () => Promise<Payload | null | undefined>) {
  const [runningId, setRunningId] = useState<string>()
  const { run, isBusy } = useConfirmedAction()
  const start = async () => {
    let begun: ExportStateFragment | null = null
    const isSent = await run(async () => {
      const payload = await begin()
      begun = payload?.export ?? null
      return listRefusals(payload)
    }, messages.exportBegun)
    if (isSent) follow(begun)
  }
  function follow(begun: ExportStateFragment | null): void {
    if (begun?.path) download(begun.path)
    else if (begun) setRunningId(begun.id)
    else toast.error(explainFailure())
  }
  return { runningId, isBusy, start: () => void start(), close: () => setRunningId(undefined) }
}

/** A link that the person would press: the response is an attachment, and the page stays. */
function download(path: string): void {
  const link = document.createElement('a')
  link.href = path
  link.download = ''
  link.click()
}
