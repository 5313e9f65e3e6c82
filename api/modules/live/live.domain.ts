import type { LiveAccounts, LiveContent } from '#api/modules/live/live.contract.ts'

const shapes = {
  departure: /^[0-9]+$/,
  message: /^[0-9a-f-]{36}$/,
  accounts: /^[0-9a-f]{3}$/,
  content: /^[a-z_]{1,63}$/,
} as const

/** A notification of the database: the row that changed, the prefix of the accounts, or the table of content. */
export type Change = { kind: keyof typeof shapes; id: string }

/** Parses a payload of the triggers, `departure:12`; undefined for anything else. */
export function toChange(payload: string): Change | undefined {
  const [kind, id = ''] = payload.split(':')
  return isKind(kind) && shapes[kind].test(id) ? { kind, id } : undefined
}

const isKind = (kind: string | undefined): kind is Change['kind'] =>
  kind !== undefined && Object.hasOwn(shapes, kind)

/** Formats one Server-Sent Event. JSON holds no line break, so its data is one line. */
export function toEvent(name: Change['kind'] | 'resync', data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
}

/** Announces that accounts have changed: those with this prefix, or all. */
export function accountsChanged(prefix: string): string {
  const data: LiveAccounts = { prefix }
  return toEvent('accounts', data)
}

/** Announces that a table of content has changed, which any public response may show. */
export function contentChanged(table: string): string {
  const data: LiveContent = { table }
  return toEvent('content', data)
}

const firstRetryMs = 100
const longestRetryMs = 2_000

/** Delay before reconnecting to the database, by the number of consecutive failures. */
export function retryDelayMs(failures: number): number {
  return Math.min(longestRetryMs, firstRetryMs * 2 ** failures)
}
