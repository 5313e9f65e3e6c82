import { type FormEvent, useEffect, useRef, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { useNavigate } from 'react-router-dom'
import { listRefusals } from '#web/agency/access/refusals.ts'
import { messages } from '#web/agency/series/messages.ts'
import { PreviewRow } from '#web/agency/series/PreviewRow.tsx'
import { useCreateDeparturesMutation } from '#web/agency/series/Series.generated.ts'
import { type DraftRow, isRight, toDraft, toInput } from '#web/agency/series/series.rules.ts'
import type { Plan } from '#web/agency/series/usePlan.ts'
import { SaveBar } from '#web/agency/shell/SaveBar.tsx'
import { useLeaveGuard } from '#web/agency/shell/useLeaveGuard.ts'
import { useAction } from '#web/ui/useAction.ts'

/** The rows of a plan, to edit or leave out, and their creation. */
export function Preview({ plan }: { plan: Plan }) {
  const [rows, setRows] = useState<readonly DraftRow[]>(() => plan.rows.map(toDraft))
  const { create, isBusy, refusal } = useCreation(plan)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy && rows.length > 0 && rows.every(isRight)) void create(rows)
  }
  return (
    <form onSubmit={submit} noValidate>
      <section className="mb-2 rounded-lg bg-surface px-4 py-5 shadow-1 sm:px-6 sm:py-6">
        <h2 ref={heading} tabIndex={-1} className="text-h3 outline-none">
          {messages.preview(rows.length)}
        </h2>
        {plan.existing.length > 0 && (
          <p className="mt-2 text-meta text-ink-2">{messages.existing(plan.existing)}</p>
        )}
        <ul className="mt-3 divide-y divide-line">
          {rows.map((row) => (
            <PreviewRow
              key={row.startDate}
              row={row}
              onChange={(next) => setRows(rows.map((each) => (each === row ? next : each)))}
              onRemove={() => setRows(rows.filter((each) => each !== row))}
            />
          ))}
        </ul>
      </section>
      {rows.length > 0 && (
        <SaveBar isBusy={isBusy} isDirty refusal={refusal}>
          {messages.create(rows.length)}
        </SaveBar>
      )}
    </form>
  )
}

function useCreation({ key, expeditionId }: Plan) {
  const [createAll] = useCreateDeparturesMutation()
  const { isBusy, send } = useAction()
  const [refusal, setRefusal] = useState<string>()
  const release = useLeaveGuard(true)
  const navigate = useNavigate()

  async function create(rows: readonly DraftRow[]): Promise<void> {
    let count = 0
    const [failure] = await send(async () => {
      const payload = (await createAll({ variables: { expeditionId, rows: rows.map(toInput), key } })).data
        ?.agencyCreateDepartures
      count = payload?.departures.length ?? 0
      return listRefusals(payload)
    })
    setRefusal(failure?.message)
    if (failure) return
    toast.success(messages.created(count))
    release()
    void navigate(`/departs?aventure=${expeditionId}&du=${rows[0]?.startDate ?? ''}`)
  }

  return { create, isBusy, refusal }
}
