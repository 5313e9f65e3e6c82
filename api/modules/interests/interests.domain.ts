import { phonePromptAboveEuros } from '#schema/constants.ts'

/** Strictly above this price the agency prefers to call. */
const phonePromptAboveCents = phonePromptAboveEuros * 100

/** Whether to request a phone number: none is stored, and the cart or a favourite is expensive. */
export function popupVisible(account: {
  phone: string | null
  cartTotalCents: number
  highestFavouriteCents: number
}): boolean {
  if (account.phone) return false
  return (
    account.cartTotalCents > phonePromptAboveCents || account.highestFavouriteCents > phonePromptAboveCents
  )
}
