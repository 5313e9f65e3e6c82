/**
 * Moves a bar at the foot of the screen away while it would lie on a search, and lets other bars stand on it;
 * returns how to end it.
 */
export function stepAside(bar: HTMLElement): () => void {
  const { style } = document.documentElement
  const look = () => {
    const isAside = bar.classList.toggle('is-aside', liesOnSearch(bar))
    style.setProperty('--consent-height', isAside ? '0px' : `${bar.offsetHeight}px`)
  }
  const page = new ResizeObserver(look)
  page.observe(document.body)
  window.addEventListener('scroll', look, { passive: true })
  window.addEventListener('resize', look)
  look()
  return () => {
    page.disconnect()
    style.removeProperty('--consent-height')
    window.removeEventListener('scroll', look)
    window.removeEventListener('resize', look)
  }
}

function liesOnSearch(bar: HTMLElement): boolean {
  const top = window.innerHeight - bar.offsetHeight
  return [...document.querySelectorAll('main search')].some((search) => {
    const box = search.getBoundingClientRect()
    return box.bottom > top && box.top < window.innerHeight
  })
}
