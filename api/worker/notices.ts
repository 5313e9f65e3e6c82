import type { FastifyBaseLogger } from 'fastify'
import type { ApiDeps } from '#api/deps.ts'

type NoticeDeps = Pick<ApiDeps, 'listen'> & { log: Pick<FastifyBaseLogger, 'warn'> }
type Notices = {
  /** Calls with the name of a task. */
  onNotice: (name: string) => void
  /** Notices may have been missed before. */
  onConnect: () => void
}

const channel = 'work'
const reconnectMs = 2_000

/** Listens to the notices of the database until the returned function is called. */
export function hearNotices({ listen, log }: NoticeDeps, { onNotice, onConnect }: Notices) {
  let timer: NodeJS.Timeout | undefined
  let stop: (() => Promise<void>) | undefined
  let isStopped = false
  let isDeaf = false

  async function connect(): Promise<void> {
    try {
      stop = await listen(channel, onNotice, reconnect)
      isDeaf = false
      onConnect()
    } catch (error) {
      reconnect(error)
    }
  }

  /** Logs the first of consecutive failures. */
  function reconnect(err: unknown): void {
    stop = undefined
    if (isStopped) return
    if (!isDeaf) log.warn({ err }, 'the worker hears no notices, reconnecting')
    isDeaf = true
    timer = setTimeout(() => {
      connecting = connect()
    }, reconnectMs).unref()
  }

  let connecting = connect()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await connecting
    await stop?.()
  }
}
