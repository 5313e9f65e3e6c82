import type { ContentChange, ExpeditionContent } from '#api/modules/agency/expeditions/content.contract.ts'

/** A rule of section 5 that a change breaks alone, and whether the field is only unfinished. */
export type BrokenRule = { field: string; because: string; change: ContentChange; isUnfinished?: boolean }

/** Each rule of an expedition, broken alone. */
export function brokenRules(content: ExpeditionContent): BrokenRule[] {
  const [day, ...days] = content.programme
  const [journey] = content.train_access
  const { route } = content
  if (!day || !journey || !route) throw new Error('The content is not whole.')
  const long = (length: number) => 'x'.repeat(length)
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `Ligne ${index}`)
  const withDay = (change: Partial<typeof day>) => ({ programme: [{ ...day, ...change }, ...days] })
  const withTrain = (change: Partial<typeof journey>) => ({ train_access: [{ ...journey, ...change }] })
  const point = { label: 'Col', kind: null, latitude: 45, longitude: 6, elevation: 1_000 }
  const open = true
  const rows: [field: string, because: string, change: ContentChange, isUnfinished?: boolean][] = [
    ['name', 'empty', { name: ' ' }, open],
    ['name', '2 characters', { name: 'Ab' }, open],
    ['name', '91 characters', { name: long(91) }],
    ['name', 'a control character', { name: 'Les lacs\u0007' }],
    ['slug', 'empty', { slug: '' }, open],
    ['slug', 'an upper case letter', { slug: 'Les-lacs' }],
    ['slug', 'a final hyphen', { slug: 'les-lacs-' }],
    ['slug', '81 characters', { slug: long(81) }],
    ['slug', 'search', { slug: 'search' }],
    ['slug', 'featured', { slug: 'featured' }],
    ['slug', 'details', { slug: 'details' }],
    ['level', 'none', { level: null }, open],
    ['level', '0', { level: 0 }],
    ['level', '6', { level: 6 }],
    ['duration_days', 'none', { duration_days: null }, open],
    ['duration_days', '1', { duration_days: 1, programme: [day] }],
    ['duration_days', '16', { duration_days: 16, programme: Array.from({ length: 15 }, () => day) }],
    ['age_min_child', 'none, for a family', { age_min_child: null }, open],
    ['age_min_child', '-1', { age_min_child: -1 }],
    ['age_min_child', '18', { age_min_child: 18 }],
    ['summary', '39 characters', { summary: long(39) }, open],
    ['summary', '201 characters', { summary: long(201) }],
    ['description', '399 characters', { description: long(399) }, open],
    ['description', '20 001 characters', { description: long(20_001) }],
    ['search_title', '61 characters', { search_title: long(61) }],
    ['search_description', '156 characters', { search_description: long(156) }],
    ['countries', 'four', { countries: ['FR', 'IT', 'CH', 'ES'] }],
    ['countries', 'the same twice', { countries: ['FR', 'FR'] }],
    ['countries', 'one that is not in the list', { countries: ['FR', 'ZZ'] }],
    ['region', 'none', { region: null }, open],
    ['region', 'one of another country', { region: 'dolomites' }, open],
    ['region', 'unknown', { region: 'atlantide' }],
    ['activities', 'none', { activities: [] }, open],
    [
      'activities',
      'seven',
      { activities: ['randonnee', 'trek', 'canoe', 'kayak', 'ski', 'escalade', 'velo'] },
    ],
    ['activities', 'unknown', { activities: ['vol-en-fusee'] }],
    ['accommodations', 'none', { accommodations: [] }, open],
    ['accommodations', 'unknown', { accommodations: ['Palace'] }],
    ['vacations', 'unknown', { vacations: ['rentree'] }],
    ['meeting_point', 'none', { meeting_point: null }, open],
    ['meeting_point', 'latitude 91', { meeting_point: { name: 'Gare', latitude: 91, longitude: 6 } }],
    ['meeting_point', 'not placed yet', { meeting_point: { name: 'Gare', latitude: 0, longitude: 0 } }, open],
    ['meeting_point.name', 'empty', { meeting_point: { name: '', latitude: 45, longitude: 6 } }, open],
    ['price_cents', 'none', { price_cents: null }, open],
    ['price_cents', '0', { price_cents: 0 }],
    ['price_cents', 'half a euro', { price_cents: 34_050 }],
    ['price_cents', '20 001 €', { price_cents: 2_000_100 }],
    ['group_min', '0', { group_min: 0 }],
    ['group_max', '61', { group_max: 61 }],
    ['group_min', 'above the most', { group_min: 10 }, open],
    ['programme', 'a day is missing', { programme: [day] }, open],
    ['programme', 'a day too many', { programme: [day, day, day] }, open],
    ['programme.0.text', '79 characters', withDay({ text: long(79) }), open],
    ['programme.0.text', '3 001 characters', withDay({ text: long(3_001) })],
    ['programme.0.km', 'negative', withDay({ km: -1 })],
    ['programme.0.hours', '25', withDay({ hours: 25 })],
    ['included', 'three lines', { included: lines(3) }, open],
    ['included', '31 lines', { included: lines(31) }],
    ['included.1', 'one character', { included: ['Le guide', 'x', 'Un', 'Deux'] }, open],
    ['included.0', '161 characters', { included: [long(161), 'Un', 'Deux', 'Trois'] }],
    ['not_included', 'one line', { not_included: lines(1) }, open],
    ['not_included', '31 lines', { not_included: lines(31) }],
    ['train_access.0.city', 'unknown', withTrain({ city: 'Atlantis' })],
    ['train_access', 'the same city twice', { train_access: [journey, journey] }],
    ['train_access.0.hours', 'not typed yet', withTrain({ hours: 0 }), open],
    ['train_access.0.hours', '73', withTrain({ hours: 73 })],
    ['train_access.0.city', 'not chosen yet', withTrain({ city: '' }), open],
    ['train_access.0.legs', 'none', withTrain({ legs: [] }), open],
    ['train_access.0.legs.0.mode', 'a plane', withTrain({ legs: [{ mode: 'avion', km: 100 }] })],
    ['train_access.0.legs.0.km', 'negative', withTrain({ legs: [{ mode: 'ter', km: -1 }] })],
    ['route.points', 'one', { route: { ...route, points: [point] } }, open],
    ['route.points', '61', { route: { ...route, points: Array.from({ length: 61 }, () => point) } }],
    [
      'route.points.1',
      'longitude 181',
      { route: { ...route, points: [point, { ...point, longitude: 181 }] } },
    ],
    [
      'route.tracks',
      '1 001 positions',
      { route: { ...route, tracks: [Array.from({ length: 1_001 }, () => [6, 45])] } },
    ],
    ['route.tracks', 'a position without latitude', { route: { ...route, tracks: [[[6]]] } }],
    ['photos', 'two', { photos: content.photos.slice(0, 2) }, open],
    ['photos', 'the same twice', { photos: [...content.photos, content.photos[0] ?? ''] }],
    ['photos.3', 'unknown', { photos: [...content.photos, 'absente.jpg'] }],
  ]
  return rows.map(([field, because, change, isUnfinished = false]) => ({
    field,
    because,
    change,
    isUnfinished,
  }))
}
