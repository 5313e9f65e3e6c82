import type { PhotoCredit } from '#gateway/graph/schema.generated.ts'
import { id, record, text, textOrNull } from '#gateway/upstream/read.ts'

export function toPhotoCredit(body: unknown): PhotoCredit {
  const api = record(body)
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
