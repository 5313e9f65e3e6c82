/** Why a guard stops a request, before anything is done for it. */
export type Refusal = {
  status: number
  code: string
  message: string
  retryAfterS?: number
  details?: Record<string, string | number>
}

/** The same as a GraphQL answer without data. */
export function refusalBody({ code, message, details }: Refusal) {
  return { errors: [{ message, extensions: { code, ...details } }] }
}
