/**
 * Redacts an error for the log: enough to find the cause, no user input. A failed query carries its
 * parameters (addresses, hashes, whole mails), and the database repeats values in its messages: both are
 * dropped.
 */
export function toLoggedError(error: Error): LoggedError {
  const query = 'params' in error && 'query' in error ? String(error.query) : undefined
  const isFromDatabase = query !== undefined || ('severity' in error && 'routine' in error)
  return {
    type: error.constructor.name,
    message: isFromDatabase ? 'a query failed' : error.message,
    ...(query !== undefined && { query }),
    ...('code' in error && { code: String(error.code) }),
    ...('constraint' in error && { constraint: String(error.constraint) }),
    stack: toCalls(error),
    ...(error.cause instanceof Error && { cause: toLoggedError(error.cause) }),
  }
}

type LoggedError = {
  type: string
  message: string
  stack: string
  query?: string
  code?: string
  constraint?: string
  cause?: LoggedError
}

/** The stack frames only: a stack begins with the message. */
function toCalls(error: Error): string {
  const lines = error.stack?.split('\n') ?? []
  return lines.filter((line) => /^\s+at /.test(line)).join('\n')
}
