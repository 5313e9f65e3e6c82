import { counted } from '#web/lib/format/format.ts'

type Count = { places: number; booked: number; needed: number }

/** « 2 inscrits + 1 promesse, il en faut 4 » */
export function describePromises({ places, booked, needed }: Count): string {
  const promised = places > 0 ? ` + ${counted(places, 'promesse', 'promesses')}` : ''
  return `${counted(booked, 'inscrit', 'inscrits')}${promised}, il en faut ${needed}`
}
