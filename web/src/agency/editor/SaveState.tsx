import { inParis } from '#schema/paris.ts'
import type { Status } from '#web/agency/editor/draft.ts'
import { messages } from '#web/agency/editor/messages.ts'

type Props = { status: Status; savedAt: Date | undefined; hasErrors: boolean; error: string | undefined }

/** Tells where the changes are stored: « Enregistré à 14 h 32 ». Only results are announced. */
export function SaveState({ status, savedAt, hasErrors, error }: Props) {
  const isUnderWay = status === 'pending' || status === 'saving'
  return (
    <p className="min-h-6 text-meta text-ink-2">
      {isUnderWay && (status === 'saving' ? messages.saving : messages.pending)}
      <span role="status" className={isAlarming(status) ? 'font-semibold text-rouge-700' : ''}>
        {!isUnderWay && toResult({ status, savedAt, hasErrors, error })}
      </span>
    </p>
  )
}

const isAlarming = (status: Status) => status === 'offline' || status === 'unsaved' || status === 'conflict'

function toResult({ status, savedAt, hasErrors, error }: Props): string {
  if (error) return error
  if (status === 'offline') return messages.offline
  if (status === 'conflict') return messages.contested
  if (status === 'unsaved') return hasErrors ? messages.refused : messages.unsaved
  return savedAt ? messages.saved(clockTime(savedAt)) : messages.upToDate
}

const clockTime = (at: Date) => inParis(at).toISOString().slice(11, 16).replace(':', '\u00a0h\u00a0')
