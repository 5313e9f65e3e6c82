/** Recognises load shedding: a process without processor for half a second answers 503 with Retry-After, which is no failure. */
export const isRetryLater = ({ status, headers }: Response): boolean =>
  status === 503 && headers.has('retry-after')
