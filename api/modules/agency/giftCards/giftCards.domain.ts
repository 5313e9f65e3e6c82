import { addDays } from '#api/clock.ts'
import type { GiftCardState } from '#api/modules/agency/giftCards/giftCards.contract.ts'
import { readGiftCardCode, shownEnd } from '#api/modules/giftCards/giftCardCode.domain.ts'
import { readCharacters } from '#api/modules/quote/reference.domain.ts'
import { fold } from '#api/modules/search/fold.ts'

type Facts = { blockedAt: Date | null; validUntil: string | null; balanceCents: number }

/** The state of a paid card. A spent card stays spent after its last day. */
export function giftCardState({ blockedAt, validUntil, balanceCents }: Facts, today: string): GiftCardState {
  if (blockedAt) return 'blocked'
  if (balanceCents <= 0) return 'spent'
  return validUntil !== null && validUntil < today ? 'expired' : 'active'
}

const mostDays = 3653

export type GiftCardQuery = { code: string | undefined; codeEnd: string | undefined; words: string[] }

/** Reads a query: a whole code or its shown end. No longer part of a code is compared: it could be guessed by parts. */
export function readGiftCardQuery(typed: string): GiftCardQuery {
  const characters = readCharacters(typed)
  return {
    code: readGiftCardCode(typed),
    codeEnd: characters.length <= shownEnd ? characters : undefined,
    words: fold(typed).split(' ').filter(Boolean),
  }
}

/** Whether a card may be extended to that day. */
export const isLaterEnd = (target: string, validUntil: string | null, today: string): boolean =>
  validUntil !== null && target > validUntil && target > today && target <= addDays(today, mostDays)
