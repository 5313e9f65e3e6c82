/** All that an address of the site may say besides its path, in the order that pages write it. */
const known = [
  'q',
  'family_friendly',
  'vacation',
  'zone',
  'region',
  'expedition_type',
  'destination',
  'countries',
  'activity_types',
  'activities',
  'start',
  'end',
  'level',
  'duration',
  'price',
  'confirmed',
  'from',
  'max_train_hours',
  'sort',
  'page',
  'view',
  'bbox',
]

/** Letters, digits and `-._~`, which are the same written with a percent sign or without. */
const writtenOut = /%(2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi

/** A path as pages and browsers write it: many others name the same page, and would be kept beside it. */
export function plainPath(path: string): string {
  const own = path.replace(writtenOut, decodeURIComponent)
  return new URL(`http://site/${own}`).pathname.replace(/\/{2,}/g, '/')
}

/** The path of a request, and its query with the question mark; a proxy may write the host before them, whichever it likes. */
export function splitUrl(url: string): [path: string, query: string] {
  const own = url.replace(/^\w+:\/\/[^/?]*/, '')
  const [path = ''] = own.split('?', 1)
  return [path || '/', own.slice(path.length)]
}

/** Path and known parameters in a fixed order: what a page is rendered from, and kept under. */
export function pageAddress(url: string): string {
  const [path, query] = splitUrl(url)
  if (!query) return path
  const given = new URLSearchParams(query)
  const kept = new URLSearchParams()
  for (const name of known) for (const value of given.getAll(name)) kept.append(name, value)
  return kept.size === 0 ? path : `${path}?${kept}`
}
