export type ProviderPayment = {
  id: string
  /** `pending` until the provider has decided, and while another card may be tried after a refusal. */
  status: 'pending' | 'action_required' | 'succeeded' | 'failed' | 'canceled'
  amountCents: number
  refundedCents: number
  /** Opens the provider's form in the page, while the payment is open. */
  clientSecret?: string
  /** The provider's own page, while the payment is open. */
  redirectUrl?: string
  /** The last refusal: with `pending`, another card may be tried. */
  failure?: 'card_declined' | 'challenge_failed' | 'expired' | 'other'
  /** Charges the same card later, without the traveller. */
  savedCard?: string
}

export type PaymentInput = {
  amountCents: number
  description: string
  /** The id of our payment, which the provider stores beside its own. */
  paymentId: string
  idempotencyKey: string
  returnUrl: string
  saveCard: boolean
  savedCard?: string
  email: string
}

type RefundInput = { id: string; amountCents: number; idempotencyKey: string }

export type ProviderRefund = { id: string; status: 'pending' | 'succeeded' | 'failed' }

export type ProviderEvent = {
  id: string
  /** The provider's id of the payment. */
  paymentId?: string
  kind: 'payment' | 'refund' | 'unknown'
}

export type WebhookHeaders = Record<string, string | string[] | undefined>

/**
 * The port to the company that takes the money. A call returns its word, or throws `ProviderUnavailable`
 * (retry with the same key) or `ProviderRefusal` (a retry cannot help).
 */
export type PaymentProvider = {
  name: 'demo' | 'stripe'
  canSaveCards: boolean
  /** Repeated with the same key and wish, returns the same payment. */
  create(input: PaymentInput, signal?: AbortSignal): Promise<ProviderPayment>
  read(id: string): Promise<ProviderPayment>
  /** Returns the payment as it is afterwards: money that has moved, or is moving, is not canceled. */
  cancel(id: string): Promise<ProviderPayment>
  refund(input: RefundInput): Promise<ProviderRefund>
  /** Deletes a saved card; repeated, or for a card that is unknown, does nothing. */
  forgetCard(savedCard: string): Promise<void>
  /**
   * Checks the signature of a webhook. `now` is the machine's time even where DEMO_NOW fixes the service's
   * clock: the provider signs with its own.
   */
  event(rawBody: Buffer, headers: WebhookHeaders, now: Date): ProviderEvent | 'invalid'
}

/** Thrown on time-outs, lost connections and responses that make no sense: the result is not known. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable'
  constructor(cause?: unknown) {
    super('The payment provider cannot be reached.', { cause })
  }
}

export type RefusalReason = 'key_reused' | 'not_found' | 'not_refundable' | 'invalid'

/** Thrown where the provider refuses the call itself; a declined card is a status of the payment. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal'
  readonly reason: RefusalReason
  constructor(reason: RefusalReason, cause?: unknown) {
    super(`The payment provider refuses the call: ${reason}.`, { cause })
    this.reason = reason
  }
}

export const providerTimeoutMs = 10_000
/** Signed events older or newer than this are refused. */
export const eventWindowSeconds = 300
/** Events are far smaller; the limit bounds the cost of an unsigned body. */
export const maxEventBytes = 1_000_000
