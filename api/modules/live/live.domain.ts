const shapes = { departure: /^[0-9]+$/, message: /^[0-9a-f-]{36}$/ } as const

/** What the database announces: which row changed. Its words are read when somebody wants them. */
export type Change = { kind: keyof typeof shapes; id: string }

/** A payload as the triggers write it, `departure:12`; undefined for anything else. */
export function toChange(payload: string): Change | undefined {
  const [kind, id = ''] = payload.split(':')
  return (kind === 'departure' || kind === 'message') && shapes[kind].test(id) ? { kind, id } : undefined
}

/** One Server-Sent Event. JSON holds no line break, so its data is one line. */
export function toEvent(name: Change['kind'] | 'resync', data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
}

const firstRetryMs = 100
const longestRetryMs = 2_000

/** How long to wait for a database that went away, after so many failures in a row. */
export function retryDelayMs(failures: number): number {
  return Math.min(longestRetryMs, firstRetryMs * 2 ** failures)
}
