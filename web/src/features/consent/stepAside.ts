/**
 * Moves a bar at the foot of the screen away while it would lie on a search, and lets other bars stand on it;
 * returns how to end it.
 */
export function stepAside(bar: HTMLElement): () => void {
  // A property of the root, which all elements inherit, would restyle the whole page.
  const ofBars = new CSSStyleSheet()
  document.adoptedStyleSheets.push(ofBars)
  const look = () => {
    const isAside = bar.classList.toggle('is-aside', liesOnSearch(bar))
    const height = `${isAside ? 0 : bar.offsetHeight}px`
    if (height === bar.dataset['height']) return
    bar.dataset['height'] = height
    ofBars.replaceSync(`.above-consent{--consent-height:${height}}`)
  }
  const page = new ResizeObserver(look)
  page.observe(document.body)
  window.addEventListener('scroll', look, { passive: true })
  window.addEventListener('resize', look)
  look()
  return () => {
    page.disconnect()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== ofBars)
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
