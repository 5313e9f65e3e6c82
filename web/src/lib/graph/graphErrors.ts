import { messages } from '#web/lib/format/messages.ts'

type GraphErrors = readonly { extensions?: { code?: unknown } }[]

/** Whether a response was refused because the session has ended. */
export const isUnauthenticated = (errors: GraphErrors | undefined): boolean =>
  errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED') ?? false

/** The message of a failed request: the session has ended, or the caller's message. */
export function explainFailure(error?: unknown, failed: string = messages.failed): string {
  const errors: GraphErrors | undefined =
    error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors : undefined
  return isUnauthenticated(errors) ? messages.sessionEnded : failed
}
