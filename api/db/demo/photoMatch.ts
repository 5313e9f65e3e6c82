import { fold } from '#api/modules/search/fold.ts'
import photoList from '../../../photos/photos.json' with { type: 'json' }

type Trip = {
  slug: string
  name: string
  region: string
  country_1: string
  activities_name: string[]
  photo_alt: string
}

const photosATrip = 5

/** Photographs for each trip, by the words they share with it. */
export function matchPhotos(trips: Trip[]): Map<string, string[]> {
  return new Map(trips.map((trip) => [trip.slug, bestFor(trip)]))
}

function bestFor(trip: Trip): string[] {
  const words = fold(
    [trip.name, trip.region, trip.country_1, ...trip.activities_name, trip.photo_alt].join(' '),
  ).split(' ')
  const score = (keywords: string[]) => keywords.filter((keyword) => words.includes(fold(keyword))).length
  return photoList
    .filter((photo) => !photo.place)
    .map((photo) => ({ file: photo.file, score: score(photo.keywords) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, photosATrip)
    .map((photo) => photo.file)
}
