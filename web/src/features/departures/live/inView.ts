/** One subscription follows no more. */
const mostFollowed = 50

/** The trips whose dates the page lists, then those whose cards are in view. */
export function tripsInView(): string[] {
  const ids = [...listedTrips(), ...cardsInView()]
  return [...new Set(ids)].slice(0, mostFollowed)
}

export const listedTrips = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-dates]')].flatMap(({ dataset }) => dataset['dates'] || [])

export function cardsInView(): string[] {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-trip]')]
  return cards.filter(isInView).flatMap(({ dataset }) => dataset['trip'] ?? [])
}

function isInView(card: HTMLElement): boolean {
  const { top, right, bottom, left } = card.getBoundingClientRect()
  return top < window.innerHeight && bottom >= 0 && left < window.innerWidth && right >= 0
}
