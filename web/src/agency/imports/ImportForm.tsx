import { Download } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { agencyPaths, downloadPaths } from '#schema/agencyPaths.ts'
import { listRefusals, type Refusal } from '#web/agency/access/refusals.ts'
import { useDryRunImportMutation } from '#web/agency/imports/Imports.generated.ts'
import { faultOfFile } from '#web/agency/imports/imports.rules.ts'
import { messages } from '#web/agency/imports/messages.ts'
import { sendTable } from '#web/agency/imports/sendTable.ts'
import type { AgencyImportKind } from '#web/lib/graph/graph.generated.ts'
import { Button, buttonClass } from '#web/ui/Button.tsx'
import { useAction } from '#web/ui/useAction.ts'

type Props = {
  kind: AgencyImportKind
  allowed: readonly AgencyImportKind[]
  onKind: (kind: AgencyImportKind) => void
}

/** The kind and the file; its dry run has an address of its own. */
export function ImportForm({ kind, allowed, onKind }: Props) {
  const { input, refusal, isBusy, submit } = useDryRun(kind)
  return (
    <form onSubmit={submit} className="max-w-2xl rounded-lg bg-surface p-5 shadow-1" noValidate>
      <fieldset>
        <legend className="font-semibold">{messages.kind}</legend>
        <div className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
          {allowed.map((each) => (
            <label key={each} className="flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name="kind"
                checked={each === kind}
                onChange={() => onKind(each)}
                className="size-5 accent-pine-600"
              />
              {messages.kinds[each]}
            </label>
          ))}
        </div>
      </fieldset>
      <p className="mt-2 text-meta text-ink-2">{messages.keys[kind]}</p>
      <p className="mt-2 text-meta text-ink-2">{messages.rules}</p>
      <a
        href={`${agencyPaths.files}/${downloadPaths.template}/${kind.toLowerCase()}`}
        download
        className={buttonClass({ size: 'sm', className: 'mt-3' })}
      >
        <Download aria-hidden="true" className="size-5" />
        {messages.template}
      </a>
      <label className="mt-5 block font-semibold">
        {messages.file}
        <input
          ref={input}
          type="file"
          accept=".csv,.json,text/csv,application/json"
          aria-invalid={refusal ? true : undefined}
          aria-describedby={refusal ? 'file-refusal' : undefined}
          className="mt-2 block min-h-12 w-full rounded-md border border-line-strong p-2 font-normal file:mr-3 file:min-h-9 file:rounded-full file:border-0 file:bg-sand file:px-4 file:font-semibold"
        />
      </label>
      <p id="file-refusal" role="alert" className="mt-1.5 font-semibold text-rouge-700 empty:hidden">
        {refusal}
      </p>
      <Button type="submit" variant="primary" isBusy={isBusy} className="mt-5">
        {messages.check}
      </Button>
    </form>
  )
}

function useDryRun(kind: AgencyImportKind) {
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const [dryRun] = useDryRunImportMutation()
  const { isBusy, send } = useAction()
  const [refusal, setRefusal] = useState<string>()

  async function check(file: File | undefined): Promise<readonly Refusal[]> {
    const fault = faultOfFile(file)
    if (fault || !file) return fault ? [{ message: fault }] : []
    const sent = await sendTable(file)
    if ('refusal' in sent) return [{ message: sent.refusal }]
    const { data } = await dryRun({ variables: { fileId: sent.fileId, kind } })
    const begun = data?.agencyDryRunImport.import
    if (begun) void navigate(`/donnees/imports/${begun.id}`)
    return listRefusals(data?.agencyDryRunImport)
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const [refused] = await send(() => check(input.current?.files?.[0]))
    setRefusal(refused?.message)
    if (refused) input.current?.focus()
  }

  return { input, refusal, isBusy, submit: (event: FormEvent) => void submit(event) }
}
