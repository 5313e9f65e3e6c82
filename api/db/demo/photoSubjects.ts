/** Subjects of photographs, with the keywords that reveal them. */
const keywordsOf = {
  snow: ['neige', 'hiver'],
  ski: ['ski'],
  skiTouring: ['ski de randonnée'],
  kayak: ['kayak', 'kayak de mer'],
  canoe: ['canoë'],
  rapids: ['eaux vives', 'rafting'],
  bike: ['vélo', 'vtt'],
  underwater: ['plongée', 'snorkeling'],
  sea: ['mer', 'océan', 'côte', 'littoral', 'kayak de mer'],
  beach: ['plage'],
  river: ['rivière', 'eaux vives'],
  lake: ['lac'],
  gorge: ['canyon'],
  waterfall: ['cascade'],
  glacier: ['glacier'],
  alpine: ['haute montagne', 'alpinisme', 'glacier'],
  rock: ['roche', 'calcaire', 'granit', 'dolomites'],
  ridge: ['crête', 'belvédère', 'col'],
  mountain: ['montagne', 'alpes', 'haute montagne'],
  meadow: ['prairie', 'alpage', 'vallée', 'herbe'],
  forest: ['forêt', 'mélèze'],
  hills: ['collines', 'colline', 'belvédère'],
  hiking: ['randonnée', 'trek', 'sentier'],
  group: ['groupe', 'amis'],
  family: ['famille', 'enfant', 'alpage'],
  camp: ['bivouac', 'camping'],
  night: ['nuit', 'étoiles'],
  mist: ['brume'],
  dusk: ['coucher de soleil', 'crépuscule'],
  summer: ['été'],
  autumn: ['automne'],
} as const

type Subject = keyof typeof keywordsOf
type Wish = Partial<Record<Subject, number>>

/**
 * Subjects that only an expedition with that subject shows: no kayak on a ski tour, no snow on a kayak tour.
 */
export const onlyWhereWanted: string[] = [
  'snow',
  'ski',
  'skiTouring',
  'kayak',
  'canoe',
  'rapids',
  'bike',
  'underwater',
  'sea',
  'glacier',
  'family',
  'camp',
  'waterfall',
]

/** Excluded in winter, since no picture of it has snow. */
export const neverInWinter: string[] = ['summer', 'hiking', 'meadow', 'lake', 'group', 'family', 'camp']

const hiking: Wish = { hiking: 3, mountain: 1 }
const alpine: Wish = { alpine: 5, rock: 2, ridge: 1, mountain: 1 }
const snow: Wish = { snow: 6 }
/** Ski touring: a groomed run comes last. */
const ski: Wish = { snow: 6, skiTouring: 4, ski: -3, mountain: 1 }
const bike: Wish = { bike: 8, hills: 2 }
const woods: Wish = { forest: 3, mist: 1 }
const whiteWater: Wish = { river: 3, waterfall: 1 }
const sky: Wish = { night: 2 }
const coast: Wish = { sea: 5, mountain: -3, alpine: -3 }

const activityWeights: Record<string, Wish> = {
  Randonnée: hiking,
  Trek: { ...hiking, ridge: 1 },
  'Randonnée avec un âne': { hiking: 2, meadow: 2 },
  Alpinisme: alpine,
  Escalade: alpine,
  'Randonnée glaciaire': { ...alpine, glacier: 4 },
  'Via ferrata': { rock: 3, ridge: 1 },
  Bivouac: { camp: 2 },
  Bushcraft: { ...woods, camp: 2 },
  'Cueillette sauvage': { ...woods, meadow: 2 },
  'Vie d’alpage': { meadow: 4 },
  Astronomie: sky,
  'Aurores boréales': sky,
  Cyclotourisme: bike,
  Gravel: bike,
  Bikepacking: bike,
  'Kayak de mer': { kayak: 8, sea: 4, river: -4, lake: -2 },
  Packraft: { kayak: 8, rapids: 4, river: 1 },
  Canoë: { canoe: 12, kayak: 5, river: 3 },
  Rafting: { rapids: 5, kayak: 2, river: 2 },
  'Nage en eau vive': whiteWater,
  Canyoning: { gorge: 4, waterfall: 3, rock: 2, river: 2 },
  Snorkeling: { underwater: 4, sea: 2 },
  'Bains chauds': { waterfall: 2 },
  Surf: { sea: 4, underwater: 1 },
  Raquettes: snow,
  'Construction d’igloo': snow,
  Pulka: snow,
  'Chiens de traîneau': snow,
  'Ski de randonnée': ski,
  'Ski de randonnée nordique': ski,
}

const sceneWeights: Record<string, Wish> = {
  'montagne-ete': { mountain: 3, hiking: 1, glacier: 1, meadow: 1 },
  plateau: { ridge: 2, meadow: 3, forest: 1 },
  neige: { snow: 4, night: 1 },
  'neige-foret': { snow: 4, forest: 2 },
  glacier: { glacier: 4, alpine: 2 },
  granit: { ridge: 4, rock: 3, alpine: 1 },
  falaise: { rock: 4, ridge: 2, mountain: 2 },
  gorge: { gorge: 4, rock: 3, river: 2, waterfall: 1 },
  foret: { forest: 5, mist: 2 },
  volcan: { ridge: 4, gorge: 1, lake: 1 },
  lac: { lake: 5, mountain: 2 },
  riviere: { river: 4, mountain: 1 },
  lande: { meadow: 3, hills: 3, ridge: 1 },
  toundra: { lake: 2, autumn: 2, mountain: 2 },
  fjord: { sea: 3, mountain: 2 },
  aurore: { snow: 4, night: 2, forest: 2 },
  'mer-falaise': { ...coast, rock: 1 },
  'mer-iles': { sea: 5, beach: 8 },
  'mer-vague': coast,
  'mer-sable': coast,
}

export type SubjectOfExpedition = {
  activities_name: string[]
  scene: string
  season_months: number[]
  family_friendly: boolean
}

/** Derives the subjects of a photograph from its keywords. */
export function subjectsOf(keywords: string[]): Set<string> {
  const shown = Object.entries(keywordsOf).filter(([, words]) =>
    words.some((word) => keywords.includes(word)),
  )
  return new Set(shown.map(([subject]) => subject))
}

/** Weighs each subject for an expedition by its activities, landscape, season and audience. */
export function weightsOf(expedition: SubjectOfExpedition): Map<string, number> {
  const weights = new Map<string, number>()
  const asked = [
    ...expedition.activities_name.map((activity) => activityWeights[activity]),
    sceneWeights[expedition.scene],
    expedition.family_friendly ? family : undefined,
    seasonWeights(expedition.season_months),
  ]
  for (const wish of asked)
    for (const [subject, weight] of Object.entries(wish ?? {}))
      weights.set(subject, (weights.get(subject) ?? 0) + weight)
  return weights
}

const family: Wish = { family: 5, group: 1, meadow: 1, forest: 1, alpine: -4, mist: -2, dusk: -8 }

function seasonWeights(months: number[]): Wish {
  const has = (wanted: number[]) => wanted.some((month) => months.includes(month))
  return { summer: has([5, 6, 7, 8]) ? 1 : -3, autumn: has([9, 10, 11]) ? 1 : -3 }
}
