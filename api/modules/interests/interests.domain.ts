import { phonePromptAboveEuros } from '#schema/constants.ts'

/** Strictly above this price somebody from the team rather calls. */
const phonePromptAboveCents = phonePromptAboveEuros * 100

/** Whether to ask for a phone number: none is known, and the cart or a favourite is dear. */
export function popupVisible(account: {
  phone: string | null
  cartTotalCents: number
  dearestFavouriteCents: number
}): boolean {
  if (account.phone) return false
  return (
    account.cartTotalCents > phonePromptAboveCents || account.dearestFavouriteCents > phonePromptAboveCents
  )
}
