import { toPageInfo } from '#gateway/graph/agency/pageInfo.ts'
import type { ToImage } from '#gateway/graph/images/images.model.ts'
import type { AgencyPhoto, AgencyPhotoConnection, AgencyPhotoInput } from '#gateway/graph/schema.generated.ts'
import type { ApiAgencyPhoto } from '#gateway/upstream/api.generated.ts'
import { flag, id, listOf, record, recordOrNull, text, textOrNull, whole } from '#gateway/upstream/read.ts'
import { RestFailure } from '#gateway/upstream/restFailure.ts'

export function toAgencyPhoto(body: unknown, toImage: ToImage): AgencyPhoto {
  const api = record<ApiAgencyPhoto>(body)
  const image = toImage(body)
  if (!image) throw new RestFailure('UPSTREAM_BAD_RESPONSE', 'a photograph has no address')
  const focus = recordOrNull(api.focus)
  return {
    name: id(api.name),
    version: whole(api.version),
    image,
    alt: text(api.alt),
    focusX: whole(focus?.x, 50),
    focusY: whole(focus?.y, 50),
    author: text(api.author),
    license: text(api.license),
    place: textOrNull(api.place),
    isUploaded: flag(api.is_uploaded),
  }
}

export function toPhotoConnection(body: unknown, toImage: ToImage): AgencyPhotoConnection {
  return {
    nodes: listOf(body, 'photos').map((photo) => toAgencyPhoto(photo, toImage)),
    pageInfo: toPageInfo(body),
  }
}

/** A stored photograph with the names of the input. */
export const toPhotoInput = ({ alt, focusX, focusY, author, license, place }: AgencyPhoto) => ({
  alt,
  focusX,
  focusY,
  author,
  license,
  place,
})

/** Absent fields remain; null empties the place, and is no value of the others. */
export const toPhotoBody = ({ alt, focusX, focusY, author, license, place }: AgencyPhotoInput) => ({
  alt: alt ?? undefined,
  focus_x: focusX ?? undefined,
  focus_y: focusY ?? undefined,
  author: author ?? undefined,
  license: license ?? undefined,
  place,
})
