import { type FormEvent, useState } from 'react'
import { parseJson } from '#schema/json.ts'
import { inParis } from '#schema/paris.ts'
import { messages } from '#web/agency/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

type Contested = { field: string; mine: string | null; theirs: string | null }
export type Conflicted = { by: string | null; at: string; version: number; fields: Contested[] }

type Props = {
  conflict: Conflicted | undefined
  toLabel: (field: string) => string
  /** A value of a field, parsed from JSON, in words. */
  show: (field: string, value: unknown) => string
  /** The fields whose stored value stays. */
  onChoose: (theirs: ReadonlySet<string>) => void
  onClose: () => void
}

/** « Claire a modifié cette fiche à 14 h 32 »: one choice for each field that both have changed. */
export function Conflict({ conflict, onClose, ...props }: Props) {
  const author = conflict?.by ?? messages.someone
  return (
    <Dialog
      isOpen={conflict !== undefined}
      onClose={onClose}
      title={conflict ? messages.changedBy(author, clockTime(conflict.at)) : ''}
    >
      {conflict && <Choices key={conflict.version} conflict={conflict} {...props} />}
    </Dialog>
  )
}

const clockTime = (at: string) =>
  inParis(new Date(at)).toISOString().slice(11, 16).replace(':', '\u00a0h\u00a0')

type ChoicesProps = Omit<Props, 'conflict' | 'onClose'> & { conflict: Conflicted }

function Choices({ conflict: { fields }, toLabel, show, onChoose }: ChoicesProps) {
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  const choose = (field: string, isTheirs: boolean) => {
    const next = new Set(theirs)
    if (isTheirs) next.add(field)
    else next.delete(field)
    setTheirs(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChoose(theirs)
  }
  return (
    <form onSubmit={submit} className="mt-4">
      <p className="text-ink-2">{messages.conflictText}</p>
      {fields.map(({ field, mine, theirs: stored }) => (
        <fieldset key={field} className="mt-5">
          <legend className="mb-1.5 text-15 font-semibold">{toLabel(field)}</legend>
          <div className="grid gap-2">
            {[
              { label: messages.mine, value: mine, isTheirs: false },
              { label: messages.theirs, value: stored, isTheirs: true },
            ].map(({ label, value, isTheirs }) => (
              <label
                key={label}
                className="flex cursor-pointer gap-3 rounded-md border-[1.5px] border-line-strong px-4 py-3 has-checked:border-pine-600 has-checked:bg-pine-50"
              >
                <input
                  type="radio"
                  name={`conflict-${field}`}
                  className="mt-0.5 size-5 shrink-0 accent-pine-600"
                  checked={theirs.has(field) === isTheirs}
                  onChange={() => choose(field, isTheirs)}
                />
                <span className="min-w-0">
                  <span className="block text-meta text-ink-2">{label}</span>
                  <span className="wrap-anywhere">{show(field, parseJson(value ?? 'null'))}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <Button type="submit" variant="primary" className="mt-6 w-full">
        {messages.saveChoice}
      </Button>
    </form>
  )
}
