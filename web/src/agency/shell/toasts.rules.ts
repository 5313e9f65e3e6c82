type Box = { top: number; bottom: number }

const gapPx = 8
const marginPx = 16

/**
 * The lowest distance from the lower edge of a window at which a box of that height covers none of the others; the
 * least one where there is none.
 */
export function freeBottom(height: number, windowHeight: number, others: Box[]): number {
  let bottom = windowHeight - marginPx
  for (const other of others.toSorted((one, next) => next.bottom - one.bottom)) {
    if (other.bottom + gapPx <= bottom - height) break
    if (other.top - gapPx < bottom) bottom = Math.min(bottom, other.top - gapPx)
  }
  return bottom - height < marginPx ? marginPx : windowHeight - bottom
}
