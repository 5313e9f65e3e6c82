/** Facts of a guide that each page with the drawing knows. */
type GuideTexts = { diploma: string | null; bio: string | null }

/** Words of a diploma, the narrower trade first: a caver's canyons are rock, a musher's mountains snow. */
const grounds = [
  ['rock', /spéléo|canyon|barranc|volcan/i],
  ['snow', /uiagm|haute montagne|musher|\bski\b|eräopas/i],
  ['water', /kayak|cano[eë]|packraft|rafting|surf|voile/i],
  ['forest', /bushcraft|nature|cyclisme|vélo/i],
  ['rock', /montagne|montan|mountain|bergwander|fjell|trek|escalade/i],
] as const

/**
 * The ground of a guide, by the glacier of their life or else by their diploma: one drawing on all pages,
 * whichever trip it stands beside.
 */
export const toGround = ({ diploma, bio }: GuideTexts) =>
  /glacier/i.test(bio ?? '')
    ? 'snow'
    : (grounds.find(([, words]) => words.test(diploma ?? ''))?.[0] ?? 'forest')
