import { setTimeout as sleep } from 'node:timers/promises'
import { sign, signatureHeader } from '#api/modules/payments/demo.signature.ts'
import { createSemaphore, runInside } from '#server/semaphore.ts'
import type { BookedEvent, Books } from '#tools/provider/books.ts'

const concurrent = 8
const timeoutMs = 10_000
const shortestPauseMs = 500
const longestPauseMs = 60_000
/** Then the shop has to ask. */
const longestLifeMs = 3 * 24 * 3600 * 1000

type Options = { books: Books; target: string; secret: string }

/** Reports events until the shop has accepted each at least once, also those of an earlier run. */
export function startWebhooks({ books, target, secret }: Options) {
  const slots = createSemaphore(concurrent)
  const stopping = new AbortController()
  const underWay = new Set<string>()

  async function deliver(event: BookedEvent): Promise<void> {
    let pauseMs = shortestPauseMs
    while (!stopping.signal.aborted) {
      const isDone = await runInside(slots, () => send(event))
      if (isDone || Date.now() - event.created_at > longestLifeMs) {
        if (!stopping.signal.aborted) books.write({ delivered: event.id })
        underWay.delete(event.id)
        return
      }
      await sleep(pauseMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
      pauseMs = Math.min(longestPauseMs, pauseMs * 2)
    }
  }

  async function send(event: BookedEvent): Promise<boolean> {
    const { id, type, payment } = event
    const body = JSON.stringify({ id, type, payment })
    // Each attempt is signed with its own time: the shop refuses old ones.
    const headers = { 'content-type': 'application/json', [signatureHeader]: sign(body, secret, new Date()) }
    try {
      await books.flush()
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(timeoutMs)])
      const answer = await fetch(target, { method: 'POST', body, headers, redirect: 'manual', signal })
      await answer.body?.cancel()
      return answer.ok
    } catch {
      return false
    }
  }

  function wake(): void {
    for (const event of books.undelivered.values()) {
      if (underWay.has(event.id)) continue
      underWay.add(event.id)
      void deliver(event)
    }
  }

  return { wake, stop: () => stopping.abort() }
}
