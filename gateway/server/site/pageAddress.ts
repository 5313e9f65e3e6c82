import { formerNames, searchParameters } from '#schema/searchParameters.ts'

/** Filters of the guides and of all reviews; the trips of a comparison. */
const filters = ['activite', 'massif', 'aventure', 'trips', 'differences']

/** Query parameters of the site, in the order in which pages write them. A payment selects the screen of its result. */
const known = [
  ...filters,
  ...searchParameters.flatMap(({ name }) => [name, formerNames[name] ?? []].flat()),
  'sort',
  'view',
  'page',
  'words',
  'ask',
  'week',
  'payment',
]

/** Unreserved characters (`-._~`, letters, digits), which mean the same percent-encoded. */
const writtenOut = /%(2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi

/** Normalises a path as pages and browsers write it: other spellings would be cached beside it. */
export function plainPath(path: string): string {
  const own = path.replace(writtenOut, decodeURIComponent)
  return new URL(`http://site/${own}`).pathname.replace(/\/{2,}/g, '/')
}

/** Splits a request URL into path and query; a proxy may prepend a host. */
export function splitUrl(url: string): [path: string, query: string] {
  const own = url.replace(/^\w+:\/\/[^/?]*/, '')
  const [path = ''] = own.split('?', 1)
  return [path || '/', own.slice(path.length)]
}

/** Path and known parameters in a fixed order: input of a rendering and its cache key. */
export function pageAddress(url: string): string {
  const [path, query] = splitUrl(url)
  if (!query) return path
  const input = new URLSearchParams(query)
  const allowed = new URLSearchParams()
  for (const name of known) for (const value of input.getAll(name)) allowed.append(name, value)
  return allowed.size === 0 ? path : `${path}?${allowed}`
}
