export type PageKind = 'homepage' | 'catalog' | 'product' | 'error'

/** Kinds of pages in the specification's terms, for the header and analytics; the old prefix is ignored. */
export function toPageKind(pathname: string): PageKind {
  const path = pathname.replace(/^\/react-front(?=\/|$)/, '').replace(/(?<=^.|[^/])\/+$/, '') || '/'
  if (path === '/') return 'homepage'
  if (path === '/expeditions') return 'catalog'
  return path.startsWith('/expeditions/') ? 'product' : 'error'
}
