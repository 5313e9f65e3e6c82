import { type Candidate, chooseCovers } from '#api/db/demo/photoCovers.ts'
import { nearness, type PlaceOfExpedition } from '#api/db/demo/photoPlaces.ts'
import {
  neverInWinter,
  onlyWhereWanted,
  type SubjectOfExpedition,
  subjectsOf,
  weightsOf,
} from '#api/db/demo/photoSubjects.ts'

export type Expedition = PlaceOfExpedition & SubjectOfExpedition & { slug: string; carousel_rank: number }
export type Photo = { file: string; orientation: string; place: string | null; keywords: string[] }
type Weights = Map<string, number>

const fewest = 4
const most = 6
/** A picture below this score only fills a gallery that would be too short. */
const significantScore = 5
/** An expedition with at least this weight for boats has one on its cover. */
const boating = 8

/** Subjects that no expedition has: deserts, large foreign animals, balloons, paragliders. */
const neverShown = [
  'désert',
  'dune',
  'éléphant',
  'morse',
  'tortue',
  'montgolfière',
  'parapente',
  'snowboard',
  'thé',
]
/** Excluded from covers: a brand is readable on its tent. */
const neverCovers = ['bivouac-tentes-feu-01.jpg']

/**
 * Selects photographs for each expedition, the cover first: of its place or of no known place, showing its
 * activities, in its season.
 */
export function matchPhotos(expeditions: Expedition[], photos: Photo[]): Map<string, string[]> {
  const inOrder = expeditions.toSorted((a, b) => a.carousel_rank - b.carousel_rank)
  const shown = photos.filter((photo) => !photo.keywords.some((keyword) => neverShown.includes(keyword)))
  const candidates = inOrder.map((expedition) => candidatesFor(expedition, shown))
  const covers = chooseCovers(candidates.map((all) => all.filter(({ isCover }) => isCover)))
  return new Map(inOrder.map(({ slug }, index) => [slug, gallery(covers[index], candidates[index] ?? [])]))
}

function candidatesFor(expedition: Expedition, photos: Photo[]): Candidate[] {
  const weights = weightsOf(expedition)
  return photos
    .flatMap((photo) => {
      const near = nearness(photo, expedition)
      const subjects = subjectsOf(photo.keywords)
      if (near === undefined || !suits(subjects, weights)) return []
      const score = [...subjects].reduce((sum, subject) => sum + (weights.get(subject) ?? 0), near)
      return [{ file: photo.file, score, isCover: isCover(photo, subjects, weights) }]
    })
    .sort((a, b) => b.score - a.score || a.file.localeCompare(b.file))
}

function suits(subjects: Set<string>, weights: Weights): boolean {
  const isWelcome = onlyWhereWanted.every((only) => !subjects.has(only) || weights.has(only))
  return isWelcome && !(weights.has('snow') && neverInWinter.some((never) => subjects.has(never)))
}

function isCover(photo: Photo, subjects: Set<string>, weights: Weights): boolean {
  const wantsBoat = (weights.get('kayak') ?? 0) >= boating || weights.has('canoe')
  return (
    photo.orientation !== 'portrait' &&
    !neverCovers.includes(photo.file) &&
    subjects.has('snow') === weights.has('snow') &&
    (!wantsBoat || subjects.has('kayak') || subjects.has('canoe'))
  )
}

function gallery(cover: string | undefined, candidates: Candidate[]): string[] {
  const others = candidates.filter(({ file }) => file !== cover)
  const good = others.filter(({ score }) => score >= significantScore)
  const chosen = good.length + 1 < fewest ? others.slice(0, fewest - 1) : good.slice(0, most - 1)
  return [...(cover ? [cover] : []), ...chosen.map(({ file }) => file)]
}
