import {
  appliesTo,
  type DiscountCode,
  type DiscountedSale,
  toQuoted,
} from '#api/modules/discounts/discounts.domain.ts'
import type { QuoteInput } from '#api/modules/quote/quote.domain.ts'

/** Code of the cancellation insurance among the options of a cart. No trip sells an option of this code. */
export const insuranceCode = 'insurance'

/** An option that the trip sells, with the travellers who have chosen it, by their positions from 1. */
export type OfferedOption = {
  code: string
  label: string
  description: string | null
  priceCents: number
  travellers: number[]
}

/** A code of a cart, with what its table says now: a discount, a gift card, or neither any more. */
export type EnteredCode = {
  code: string
  discount: DiscountCode | null
  giftCard: { isUsable: boolean; validUntil: string | null; balanceCents: number } | null
}

export type OptionChoice = { code: string; travellers: number[] }

/** Positions of travellers that the cart still has: a smaller party leaves the others behind. */
export const positionsIn = (positions: number[] | null, travelersCount: number) =>
  (positions ?? []).filter((position) => position <= travelersCount)

/** Indexes of the choices that the trip does not sell, that are repeated, or that name no traveller. */
export function faultsOfOptions(choices: OptionChoice[], sold: string[], travelersCount: number): number[] {
  const codes = choices.map(({ code }) => code)
  return choices.flatMap(({ code, travellers }, index) => {
    const isSold = code === insuranceCode || sold.includes(code)
    const isNew = codes.indexOf(code) === index
    const areOurs = travellers.every((position) => position >= 1 && position <= travelersCount)
    return isSold && isNew && areOurs ? [] : [index]
  })
}

type PricedCodes = Pick<QuoteInput, 'discount' | 'giftCards'> & {
  /** Codes that are not priced: not valid, or a second discount. */
  invalid: string[]
}

/** Sorts the codes of a cart: the first discount that applies, the gift cards with a balance, and the others. */
export function pricedCodes(codes: EnteredCode[], sale: DiscountedSale): PricedCodes {
  const discount = codes.map((each) => each.discount).find((each) => each && appliesTo(each, sale))
  const giftCards = codes.flatMap(({ code, giftCard }) =>
    giftCard && isUsable(giftCard, sale.today) ? [{ code, balanceCents: giftCard.balanceCents }] : [],
  )
  const priced = [discount?.code, ...giftCards.map(({ code }) => code)]
  return {
    discount: discount ? toQuoted(discount) : null,
    giftCards,
    invalid: codes.map(({ code }) => code).filter((code) => !priced.includes(code)),
  }
}

const isUsable = (card: NonNullable<EnteredCode['giftCard']>, today: string) =>
  card.isUsable && card.balanceCents > 0 && (card.validUntil ?? today) >= today
