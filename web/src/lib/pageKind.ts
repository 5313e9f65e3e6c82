export type PageKind = 'homepage' | 'catalog' | 'product' | 'error'

/** As the specification names pages, for the header and for what is measured; the old prefix counts for nothing. */
export function pageKindOf(pathname: string): PageKind {
  const path = pathname.replace(/^\/react-front(?=\/|$)/, '').replace(/(?<=.)\/+$/, '') || '/'
  if (path === '/') return 'homepage'
  if (path === '/expeditions') return 'catalog'
  return path.startsWith('/expeditions/') ? 'product' : 'error'
}
