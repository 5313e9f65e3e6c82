import type { ReactNode } from 'react'
import { messages } from '#web/agency/messages.ts'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'

export type LoadedProps<Data> = {
  /** `null` where the service could not answer, `undefined` before its answer. */
  data: Data | null | undefined
  isLoading: boolean
  onRetry: () => Promise<unknown>
  children: (data: Data) => ReactNode
}

/** The data of a query, its skeleton, or its failure with a retry. */
export function Loaded<Data>({ data, isLoading, onRetry, children }: LoadedProps<Data>) {
  if (data) return children(data)
  if (!isLoading) return <LoadFailure onRetry={onRetry}>{messages.readFailed}</LoadFailure>
  return (
    <div role="status" aria-label={messages.loading} className="grid gap-3">
      {[1, 2, 3, 4].map((row) => (
        <span key={row} className="skeleton h-14 rounded-md" />
      ))}
    </div>
  )
}
