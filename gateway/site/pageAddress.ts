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

/** Path and known parameters in a fixed order: what a page is rendered from, and kept under. */
export function pageAddress(url: string): string {
  const [path = '/', query = ''] = url.split('?', 2)
  if (!query) return path
  const given = new URLSearchParams(query)
  const kept = new URLSearchParams()
  for (const name of known) for (const value of given.getAll(name)) kept.append(name, value)
  return kept.size === 0 ? path : `${path}?${kept}`
}
