/** Cities from which journeys are described, in the order of the choice. */
export const cityNames = [
  'Paris',
  'Lyon',
  'Marseille',
  'Lille',
  'Bordeaux',
  'Toulouse',
  'Nantes',
  'Rennes',
  'Strasbourg',
] as const
export type CityName = (typeof cityNames)[number]

/** Names of the cities by the slug that addresses and the REST API have. */
export const cityBySlug: ReadonlyMap<string, CityName> = new Map(
  cityNames.map((name) => [name.toLowerCase(), name] as const),
)

export type Position = readonly [longitude: number, latitude: number]

export const cityPositions: Readonly<Record<CityName, Position>> = {
  Paris: [2.3522, 48.8566],
  Lyon: [4.8357, 45.764],
  Marseille: [5.3698, 43.2965],
  Lille: [3.0573, 50.6292],
  Bordeaux: [-0.5792, 44.8378],
  Toulouse: [1.4442, 43.6047],
  Nantes: [-1.5536, 47.2184],
  Rennes: [-1.6778, 48.1173],
  Strasbourg: [7.7521, 48.5734],
}

/** Hours of a change of train: in Paris most journeys also change stations. */
export const changeHours = { Paris: 1, elsewhere: 0.5 } as const

type CityLink = readonly [one: CityName, other: CityName, hours: number, km: number, mode: string]

/** Direct trains between two cities, the same in both directions: hours, kilometres, mode. */
export const cityLinks: readonly CityLink[] = [
  ['Paris', 'Lyon', 2, 430, 'tgv'],
  ['Paris', 'Marseille', 3.2, 750, 'tgv'],
  ['Paris', 'Lille', 1, 220, 'tgv'],
  ['Paris', 'Bordeaux', 2.1, 540, 'tgv'],
  ['Paris', 'Toulouse', 4.3, 800, 'tgv'],
  ['Paris', 'Nantes', 2.1, 385, 'tgv'],
  ['Paris', 'Rennes', 1.5, 365, 'tgv'],
  ['Paris', 'Strasbourg', 1.8, 440, 'tgv'],
  ['Lyon', 'Marseille', 1.7, 310, 'tgv'],
  ['Lyon', 'Strasbourg', 3.7, 490, 'tgv'],
  ['Lyon', 'Lille', 3, 640, 'tgv'],
  ['Lyon', 'Toulouse', 4.3, 540, 'tgv'],
  ['Lille', 'Strasbourg', 3.4, 560, 'tgv'],
  ['Bordeaux', 'Toulouse', 2.1, 257, 'intercites'],
  ['Bordeaux', 'Nantes', 5, 385, 'intercites'],
  ['Marseille', 'Toulouse', 3.8, 420, 'intercites'],
  ['Nantes', 'Rennes', 1.3, 150, 'ter'],
]
