import type { ApiPhotoCredit } from '#gateway/rest/api.generated.ts'
import { id, record, text, textOrNull } from '#gateway/rest/read.ts'
import type { PhotoCredit } from '#gateway/schema.generated.ts'

export function toPhotoCredit(body: unknown): PhotoCredit {
  const api = record<ApiPhotoCredit>(body)
  return {
    name: id(api.name),
    url: text(api.url),
    alt: text(api.alt),
    place: textOrNull(api.place),
    author: text(api.author),
    license: text(api.license),
    licenseUrl: text(api.license_url),
    sourceUrl: text(api.source_url),
  }
}
