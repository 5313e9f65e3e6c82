/** Above this price, in cents, somebody from the team rather calls: strictly more than 990 euros. */
const phonePromptAboveCents = 99_000

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
