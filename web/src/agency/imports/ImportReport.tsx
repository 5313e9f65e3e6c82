import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { agencyPaths, downloadPaths } from '#schema/agencyPaths.ts'
import { ApplyImport } from '#web/agency/imports/ApplyImport.tsx'
import type { ImportReportFragment } from '#web/agency/imports/Imports.generated.ts'
import { ChangeTable, ErrorTable } from '#web/agency/imports/ImportTables.tsx'
import { describeCounts, isUnderWay, kinds } from '#web/agency/imports/imports.rules.ts'
import { messages } from '#web/agency/imports/messages.ts'
import { ButtonLink, buttonClass } from '#web/ui/Button.tsx'

type Props = { found: ImportReportFragment; onChanged: () => void }

/** The effects and errors of an import, and its next step. */
export function ImportReport({ found, onChanged }: Props) {
  const { id, kind, state, rows, errors, errorCount, createdCount, changedCount, ignoredColumns } = found
  const writtenCount = createdCount + changedCount
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <div role="status">
        <Outcome found={found} />
        {!isUnderWay(state) && state !== 'FAILED' && (
          <p className="mt-1 text-ink-2">{describeCounts(found)}</p>
        )}
      </div>
      {isUnderWay(state) && <progress aria-label={messages.states[state]} className="w-full" />}
      {state === 'READY' && writtenCount > 0 && (
        <ApplyImport id={id} count={writtenCount} onApplied={onChanged} />
      )}
      {state === 'APPLIED' && (
        <p>
          <ButtonLink variant="primary" to={kinds[kind].list}>
            {messages.toList[kind]}
          </ButtonLink>
        </p>
      )}
      {errors.length > 0 && <ErrorTable errors={errors} count={errorCount} />}
      {rows.length > 0 && state !== 'APPLIED' && <ChangeTable rows={rows} count={writtenCount} />}
      {ignoredColumns.length > 0 && (
        <p className="text-meta text-ink-2">{messages.ignored(ignoredColumns)}</p>
      )}
      {(rows.length > 0 || errors.length > 0) && (
        <p>
          <a
            href={`${agencyPaths.files}/${downloadPaths.report}/${id}`}
            download
            className={buttonClass({ size: 'sm' })}
          >
            <Download aria-hidden="true" className="size-5" />
            {messages.report}
          </a>
        </p>
      )}
    </div>
  )
}

function Outcome({ found }: { found: ImportReportFragment }) {
  const { state, isOutdated, errorCount, createdCount, changedCount } = found
  const writtenCount = createdCount + changedCount
  const texts: Record<typeof state, ReactNode> = {
    CHECKING: messages.checking,
    APPLYING: messages.applying,
    READY: writtenCount > 0 ? messages.ready : messages.nothing,
    REFUSED: messages.refused(errorCount),
    APPLIED: messages.done(writtenCount),
    FAILED: messages.stopped,
  }
  return (
    <>
      {isOutdated && <p className="font-semibold text-rouge-700">{messages.outdated}</p>}
      <p className="font-semibold">{texts[state]}</p>
    </>
  )
}
