/** The reason for which a limit or a guard rejects a request before any work. */
export type Refusal = {
  status: number
  code: string
  message: string
  retryAfterS?: number
  /** Methods for the `allow` header. */
  allow?: string
  details?: Record<string, string | number>
}
