/** Unread events after which a subscriber is disconnected. */
const mostWaiting = 100

export type Mailbox<T> = AsyncIterableIterator<T> & { put(event: T): void; close(): void }

/**
 * Event queue of one subscriber. A generator cannot be ended by its consumer while it waits, and subscribers
 * leave while they wait.
 */
export function openMailbox<T>(onClose: () => void): Mailbox<T> {
  const waiting: T[] = []
  const ended = { done: true, value: undefined } as const
  let isOpen = true
  let wake: ((result: IteratorResult<T>) => void) | undefined

  const mailbox: Mailbox<T> = {
    put(event) {
      if (!isOpen) return
      if (wake) wake({ done: false, value: event })
      else if (waiting.length < mostWaiting) waiting.push(event)
      else mailbox.close()
      wake = undefined
    },
    close() {
      if (!isOpen) return
      isOpen = false
      wake?.(ended)
      wake = undefined
      onClose()
    },
    next() {
      const [event] = waiting.splice(0, 1)
      if (event !== undefined) return Promise.resolve({ done: false, value: event })
      if (!isOpen) return Promise.resolve(ended)
      return new Promise((resolve) => {
        wake = resolve
      })
    },
    return() {
      mailbox.close()
      return Promise.resolve(ended)
    },
    [Symbol.asyncIterator]: () => mailbox,
  }
  return mailbox
}

/** Subscribers by topic. */
export function openChannel<T>(most: number) {
  const listeners = new Map<string, Set<Mailbox<T>>>()
  let count = 0

  function leave(key: string, mailbox: Mailbox<T>): void {
    const here = listeners.get(key)
    here?.delete(mailbox)
    if (here?.size === 0) listeners.delete(key)
  }

  return {
    count: () => count,
    isFull: () => count >= most,

    publish(key: string, event: T): void {
      for (const mailbox of listeners.get(key) ?? []) mailbox.put(event)
    },

    publishToAll(event: T): void {
      for (const mailboxes of listeners.values()) for (const mailbox of mailboxes) mailbox.put(event)
    },

    /** Subscribes once to all of these topics; `onLeave` runs at the end. */
    follow(keys: readonly string[], onLeave?: () => void): AsyncIterableIterator<T> {
      const mailbox = openMailbox<T>(() => {
        count -= 1
        for (const key of keys) leave(key, mailbox)
        onLeave?.()
      })
      for (const key of keys) listeners.set(key, (listeners.get(key) ?? new Set()).add(mailbox))
      count += 1
      return mailbox
    },

    close(): void {
      for (const mailboxes of listeners.values()) for (const mailbox of mailboxes) mailbox.close()
    },
  }
}
