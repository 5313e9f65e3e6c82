import { unauthenticated } from '#gateway/graph/errors.ts'
import type { LiveEvents } from '#gateway/graph/live/live.feed.ts'
import type { Payment } from '#gateway/graph/schema.generated.ts'
import { isExpired, type Session } from '#gateway/graph/session.ts'
import { refusedWith } from '#gateway/upstream/restFailure.ts'

const ended = { done: true, value: undefined } as const

type Read = (id: string) => Promise<Payment | null>

export type FollowDeps = {
  session: Session
  live: LiveEvents
  one: Read
  /** Reads with a deadline of its own; only a stream has it. */
  renewed: (() => { payments: { one: Read } }) | undefined
}

/** Each event is read by the account itself, which may lose its session meanwhile. */
export async function followPayment(
  id: string,
  { session, live, one, renewed }: FollowDeps,
): Promise<AsyncIterableIterator<Payment>> {
  const bearer = await session.bearer()
  if (!bearer || !renewed) throw unauthenticated()
  // Before the first read: a change between both is heard.
  const news = live.account(bearer)
  const current = await one(id).catch(async (error) => {
    await news.return?.()
    throw error
  })
  if (current) return paymentChanges(current, news, () => renewed().payments.one(id))
  await news.return?.()
  throw refusedWith(404)
}

/**
 * The payment as it is, then each time that `read` finds it changed after a piece of `news`. Ends when its
 * account may no longer read it. A read that fails is repeated at the next piece of news.
 */
function paymentChanges(
  current: Payment,
  news: AsyncIterableIterator<unknown>,
  read: () => Promise<Payment | null>,
): AsyncIterableIterator<Payment> {
  let last = ''
  const isNew = (payment: Payment) => {
    const former = last
    last = JSON.stringify(payment)
    return last !== former
  }

  async function close() {
    await news.return?.()
    return ended
  }

  async function nextChange(): Promise<IteratorResult<Payment>> {
    while (!(await news.next()).done) {
      const payment = await read().catch((error) => (isExpired(error) ? null : undefined))
      if (payment === null) return close()
      if (payment && isNew(payment)) return { done: false, value: payment }
    }
    return ended
  }

  const changes: AsyncIterableIterator<Payment> = {
    next: async () => (last === '' && isNew(current) ? { done: false, value: current } : nextChange()),
    return: close,
    [Symbol.asyncIterator]: () => changes,
  }
  return changes
}
