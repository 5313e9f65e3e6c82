import {
  closeSync,
  fsync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { isRecord, parse, type Schema } from '#schema/json.ts'
import { EnvError } from '#server/env.ts'
import type { Card } from '#tools/provider/cards.ts'

export type BookedPayment = {
  id: string
  /** The shop's own id. */
  payment_id: string
  amount_cents: number
  refunded_cents: number
  description: string
  return_url: string
  save_card: boolean
  status: 'pending' | 'action_required' | 'succeeded' | 'failed' | 'canceled'
  failure: 'card_declined' | 'challenge_failed' | null
  /** The card of the last attempt. */
  card: Card | null
  saved_card: string | null
  /** Milliseconds since 1970 at which a slow bank says yes. */
  settles_at: number | null
}

export type BookedRefund = { id: string; payment: string; amount_cents: number; status: 'succeeded' }

export type BookedEvent = { id: string; type: string; payment: string; created_at: number }

/** The first request under an idempotency key, and the id of its result. */
export type BookedRequest = { key: string; hash: string; id: string }

/** One line of the journal: all of it has happened, or none. */
export type Change = {
  payment?: BookedPayment
  refund?: BookedRefund
  saved?: { id: string; card: Card }
  /** A saved card that the shop has deleted. */
  forgotten?: string
  request?: BookedRequest
  event?: BookedEvent
  delivered?: string
}

export type Books = ReturnType<typeof openBooks>

// The journal is this program's own: a line that parses has the shape that was written.
const isChange: Schema<Change> = (value): value is Change => isRecord(value)

/** The provider's accounts: a journal of changes on disk, and their sum in memory. */
export function openBooks(file: string) {
  const payments = new Map<string, BookedPayment>()
  const refunds = new Map<string, BookedRefund>()
  const saved = new Map<string, Card>()
  const requests = new Map<string, BookedRequest>()
  const undelivered = new Map<string, BookedEvent>()

  function apply({ payment, refund, saved: card, forgotten, request, event, delivered }: Change): void {
    if (payment) payments.set(payment.id, payment)
    if (refund) refunds.set(refund.id, refund)
    if (card) saved.set(card.id, card.card)
    if (forgotten) saved.delete(forgotten)
    if (request) requests.set(request.key, request)
    if (event) undelivered.set(event.id, event)
    if (delivered) undelivered.delete(delivered)
  }

  const journal = openJournal(file, apply)
  const disk = groupCommit(journal)
  return {
    payments,
    refunds,
    saved,
    requests,
    undelivered,
    /** Is on disk after the next `flush`. */
    write(change: Change): void {
      writeSync(journal, `${JSON.stringify(change)}\n`)
      apply(change)
      disk.mark()
    },
    flush: disk.flush,
    close: () => closeSync(journal),
  }
}

/** Group commit: calls that meet share one sync of the disk. */
function groupCommit(journal: number) {
  const sync = promisify(fsync)
  let isDirty = false
  let current: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined

  function start(): Promise<void> {
    isDirty = false
    next = undefined
    current = sync(journal)
    return current
  }

  return {
    mark() {
      isDirty = true
    },
    flush(): Promise<void> {
      if (!isDirty) return next ?? current
      // A sync under way may have missed the last lines.
      next ??= current.then(start, start)
      return next
    },
  }
}

/** Reads the changes of earlier runs, and cuts a last line that a crash has torn. */
function openJournal(file: string, apply: (change: Change) => void): number {
  mkdirSync(dirname(file), { recursive: true })
  const journal = openSync(file, 'a+')
  const bytes = readFileSync(journal)
  const end = bytes.lastIndexOf('\n') + 1
  if (end < bytes.length) ftruncateSync(journal, end)
  for (const [index, line] of bytes.toString('utf8', 0, end).split('\n').slice(0, -1).entries()) {
    const change = parse(isChange, line)
    if (!change) throw new EnvError(`DATA_DIR: line ${index + 1} of ${file} cannot be read.`)
    apply(change)
  }
  fsyncSync(journal)
  const folder = openSync(dirname(file), 'r')
  fsyncSync(folder)
  closeSync(folder)
  return journal
}
