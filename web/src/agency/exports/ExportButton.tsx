import { Download } from 'lucide-react'
import { useEffect } from 'react'
import { useAgencyExportQuery, useExportRowsMutation } from '#web/agency/exports/Exports.generated.ts'
import { messages } from '#web/agency/exports/messages.ts'
import { useExport } from '#web/agency/exports/useExport.ts'
import { Loaded } from '#web/agency/shell/Loaded.tsx'
import { reload } from '#web/agency/shell/reload.ts'
import type { AgencyExportFilter, AgencyExportKind } from '#web/lib/graph/graph.generated.ts'
import { Button, buttonClass } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

type Props = { kind: AgencyExportKind; filter?: AgencyExportFilter; label?: string; className?: string }

/** Exports the rows of a list with its filter, after « Confirme que c’est toi » for those about people. */
export function ExportButton({ kind, filter, label = messages.export, className }: Props) {
  const [begin] = useExportRowsMutation()
  const { runningId, isBusy, start, close } = useExport(
    async () => (await begin({ variables: { kind, ...(filter && { filter }) } })).data?.agencyExport,
  )
  return (
    <>
      <Button isBusy={isBusy} onClick={start} {...(className && { className })}>
        <Download aria-hidden="true" className="size-5" />
        {label}
      </Button>
      <Dialog isOpen={runningId !== undefined} onClose={close} title={messages.exportTitle}>
        {runningId && <Progress id={runningId} />}
      </Dialog>
    </>
  )
}

const everyMs = 1_000

/** The progress of a long export, read each second, then its link. */
function Progress({ id }: { id: string }) {
  const { data, loading, refetch } = useAgencyExportQuery({ variables: { id }, fetchPolicy: 'network-only' })
  const found = data?.agency?.export
  const state = found?.state
  useEffect(() => {
    if (state !== 'RUNNING') return
    const timer = setInterval(() => reload(refetch), everyMs)
    return () => clearInterval(timer)
  }, [state, refetch])
  return (
    <Loaded data={found} isLoading={loading} onRetry={refetch}>
      {({ doneCount, totalCount, path }) => (
        <div className="mt-4" role="status">
          {state === 'RUNNING' && (
            <>
              <progress
                value={doneCount}
                max={totalCount || 1}
                aria-label={messages.exportTitle}
                className="w-full"
              />
              <p>{messages.exportProgress(doneCount, totalCount)}</p>
            </>
          )}
          {state === 'FAILED' && <p className="font-semibold text-rouge-700">{messages.exportFailed}</p>}
          {path && (
            <>
              <p>{messages.exportDone}</p>
              <a href={path} download className={buttonClass({ variant: 'primary', className: 'mt-4' })}>
                {messages.download}
              </a>
            </>
          )}
        </div>
      )}
    </Loaded>
  )
}
