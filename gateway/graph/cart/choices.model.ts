import type { CartCode, CartOption } from '#gateway/graph/schema.generated.ts'
import { euros, list, record, text, textOrNull, wholeOrNull } from '#gateway/upstream/read.ts'

/** Null for a service without options. */
export const toOptions = (body: unknown): CartOption[] | null =>
  Array.isArray(body) ? list(body, toOption) : null

/** Null for a service without codes. */
export const toCodes = (body: unknown): CartCode[] | null => (Array.isArray(body) ? list(body, toCode) : null)

function toOption(body: unknown): CartOption {
  const api = record(body)
  return {
    code: text(api.code),
    label: text(api.label),
    description: textOrNull(api.description),
    price: euros(api.price_cents),
    travellers: list(api.travellers, wholeOrNull).filter((position) => position !== null),
  }
}

function toCode(body: unknown): CartCode {
  const api = record(body)
  return { code: text(api.code), kind: api.kind === 'gift_card' ? 'GIFT_CARD' : 'DISCOUNT' }
}
