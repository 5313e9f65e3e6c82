import { toPhotoCredit } from '#gateway/graph/photos/photos.model.ts'
import { extension, listOf } from '#gateway/upstream/read.ts'
import type { Rest, RestScope } from '#gateway/upstream/rest.ts'

export function photosSource({ rest }: { rest: Rest }, scope: RestScope) {
  return {
    credits: async () => listOf(extension(await rest.read('/photos', scope)), 'photos').map(toPhotoCredit),
  }
}
