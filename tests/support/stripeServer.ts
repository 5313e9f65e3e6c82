import { randomUUID } from 'node:crypto'
import { sendJson, startHttpServer } from '#tests/api/social/httpServer.ts'

/** Stripe's test cards, by the ids that it publishes. */
const outcomes = {
  pm_card_visa: 'succeeds',
  pm_card_chargeDeclined: 'declines',
  pm_card_authenticationRequired: 'challenges',
} as const

export type TestCard = keyof typeof outcomes

type Fields = Record<string, string>

type Intent = {
  id: string
  status: string
  amount: number
  refunded: number
  customer: string | null
  card: string | null
  usage: string | null
  metadata: Fields
  error: object | null
  reason: string | null
}

class StripeFailure extends Error {
  readonly status: number
  readonly error: object
  constructor(status: number, error: object) {
    super('refused')
    this.status = status
    this.error = error
  }
}

const invalid = (code?: string, status = 400) =>
  new StripeFailure(status, { type: 'invalid_request_error', message: 'invalid', ...(code && { code }) })
/** A declined card is the result of its key; a call that is refused before it begins is not. */
function charged(work: () => object): object {
  try {
    return work()
  } catch (error) {
    if (error instanceof StripeFailure && error.status === 402) return error
    throw error
  }
}

const newId = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '')}`

/** The calls of Stripe's published API that the adapter makes, with its errors and idempotency. */
export async function startStripeServer(secretKey: string) {
  const intents = new Map<string, Intent>()
  const cards = new Map<string, TestCard>()
  const customers = new Set<string>()
  const results = new Map<string, { content: string; result: object }>()
  const calls: { method: string; path: string; key: string | undefined; fields: Fields }[] = []

  function find(id: string): Intent {
    const intent = intents.get(id)
    if (!intent) throw invalid('resource_missing', 404)
    return intent
  }

  const server = await startHttpServer((request, response, body) => {
    const { method = '', url = '', headers } = request
    const [path = '', query = ''] = url.split('?')
    const fields = Object.fromEntries(new URLSearchParams(body || query))
    const key = [headers['idempotency-key']].flat()[0]
    calls.push({ method, path, key, fields })
    try {
      if (headers.authorization !== `Bearer ${secretKey}`)
        throw new StripeFailure(401, { type: 'invalid_request_error', message: 'Invalid API Key' })
      sendJson(
        response,
        once(method, path, key, body, () => answer(method, path, fields)),
      )
    } catch (error) {
      if (!(error instanceof StripeFailure)) throw error
      sendJson(response, { error: error.error }, error.status)
    }
  })

  /** Returns the first result of a key; the same key with other fields is an error of its own type. */
  function once(method: string, path: string, key: string | undefined, body: string, work: () => object) {
    if (method !== 'POST') return work()
    if (!key) throw new StripeFailure(400, { type: 'invalid_request_error', message: 'no idempotency key' })
    const earlier = results.get(key)
    const content = `${path}?${body}`
    if (earlier && earlier.content !== content)
      throw new StripeFailure(400, { type: 'idempotency_error', message: 'Keys are for the same request.' })
    const result = earlier?.result ?? charged(work)
    results.set(key, { content, result })
    if (result instanceof StripeFailure) throw result
    return result
  }

  function answer(method: string, path: string, fields: Fields): object {
    const [, kind, id = '', action] = path.slice(1).split('/')
    if (kind === 'customers') return method === 'DELETE' ? deleteCustomer(id) : createCustomer(fields)
    if (kind === 'refunds') return refund(find(fields.payment_intent ?? ''), Number(fields.amount))
    if (kind !== 'payment_intents') throw invalid('resource_missing', 404)
    if (method === 'GET') return toIntent(find(id))
    return action === 'cancel' ? cancel(find(id)) : create(fields)
  }

  function createCustomer({ email }: Fields): object {
    const id = newId('cus')
    customers.add(id)
    return { id, object: 'customer', email }
  }

  function deleteCustomer(id: string): object {
    if (!customers.delete(id)) throw invalid('resource_missing', 404)
    return { id, object: 'customer', deleted: true }
  }

  function create(fields: Fields): object {
    if (fields.customer && !customers.has(fields.customer)) throw invalid('resource_missing', 400)
    const amount = Number(fields.amount)
    if (fields.currency !== 'eur' || !(amount >= 50)) throw invalid('amount_too_small')
    const intent: Intent = {
      id: newId('pi'),
      status: 'requires_payment_method',
      amount,
      refunded: 0,
      customer: fields.customer ?? null,
      card: null,
      usage: fields.setup_future_usage ?? null,
      metadata: Object.fromEntries(
        Object.entries(fields).flatMap(([name, value]) => {
          const inner = /^metadata\[(.+)\]$/.exec(name)?.[1]
          return inner ? [[inner, value]] : []
        }),
      ),
      error: null,
      reason: null,
    }
    intents.set(intent.id, intent)
    if (fields.confirm !== 'true') return toIntent(intent)
    const card = cards.get(fields.payment_method ?? '')
    if (!card) throw invalid('resource_missing', 404)
    charge(intent, card, fields.payment_method ?? '')
    if (intent.status === 'succeeded') return toIntent(intent)
    // A bank cannot ask a traveller who is not there.
    if (intent.status === 'requires_action')
      refuse(intent, 'authentication_required', 'authentication_required')
    throw new StripeFailure(402, { ...intent.error, payment_intent: toIntent(intent) })
  }

  function charge(intent: Intent, card: TestCard, id: string): void {
    Object.assign(intent, { card: id, error: null })
    if (outcomes[card] === 'declines') refuse(intent, 'card_declined', 'generic_decline')
    else intent.status = outcomes[card] === 'challenges' ? 'requires_action' : 'succeeded'
  }

  function refuse(intent: Intent, code: string, decline_code?: string): void {
    const error = { type: 'card_error', message: 'declined', code, ...(decline_code && { decline_code }) }
    Object.assign(intent, { status: 'requires_payment_method', error })
  }

  function cancel(intent: Intent): object {
    if (['succeeded', 'canceled', 'processing'].includes(intent.status))
      throw invalid('payment_intent_unexpected_state')
    intent.status = 'canceled'
    return toIntent(intent)
  }

  function refund(intent: Intent, amount: number): object {
    if (intent.status !== 'succeeded' || intent.refunded + amount > intent.amount) throw invalid()
    intent.refunded += amount
    return { id: newId('re'), object: 'refund', status: 'succeeded', amount, payment_intent: intent.id }
  }

  return {
    url: server.url,
    calls,
    handleWith: server.handleWith,
    close: server.close,
    /** Confirms in the browser, as the Payment Element does with the client's secret. */
    confirm(id: string, clientSecret: string | undefined, card: TestCard): void {
      const intent = find(id)
      if (clientSecret !== `${id}_secret`) throw new Error('The client has no such secret.')
      const pm = newId('pm')
      cards.set(pm, card)
      charge(intent, card, pm)
    },
    answerChallenge(id: string, isRight: boolean): void {
      const intent = find(id)
      if (isRight) intent.status = 'succeeded'
      else refuse(intent, 'payment_intent_authentication_failure')
    },
    /** Changes what a saved card does next. */
    saveAs(id: string, card: TestCard): void {
      cards.set(id, card)
    },
    setStatus(id: string, changes: Partial<Intent>): void {
      Object.assign(find(id), changes)
    },
    event: (id: string, type = 'payment_intent.succeeded') =>
      JSON.stringify({ id: newId('evt'), object: 'event', type, data: { object: toIntent(find(id)) } }),
  }
}

function toIntent(intent: Intent): object {
  const { id, status, amount, refunded, customer, card, usage, metadata, error, reason } = intent
  return {
    id,
    object: 'payment_intent',
    status,
    amount,
    currency: 'eur',
    customer,
    payment_method: card,
    setup_future_usage: usage,
    metadata,
    client_secret: `${id}_secret`,
    last_payment_error: error,
    cancellation_reason: reason,
    latest_charge:
      status === 'succeeded' ? { id: `ch_${id}`, object: 'charge', amount, amount_refunded: refunded } : null,
  }
}
