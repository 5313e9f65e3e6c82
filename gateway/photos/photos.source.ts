import { toPhotoCredit } from '#gateway/photos/photos.model.ts'
import { extension, listOf } from '#gateway/rest/read.ts'
import type { Rest, RestScope } from '#gateway/rest/rest.ts'

export function photosSource({ rest }: { rest: Rest }, scope: RestScope) {
  return {
    credits: async () => listOf(extension(await rest.read('/photos', scope)), 'photos').map(toPhotoCredit),
  }
}
