import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { agencyRoute, readCaller } from '#api/modules/agency/access/guard.ts'
import { afterTime, toPage } from '#api/modules/agency/pages.ts'
import { savePhoto } from '#api/modules/agency/photos/photoChanges.ts'
import {
  AgencyPhoto,
  AgencyPhotos,
  PhotoChange,
  PhotoConflict,
  PhotoParams,
  PhotosQuery,
} from '#api/modules/agency/photos/photos.contract.ts'
import { listPhotos, photosByName, toAgencyPhoto } from '#api/modules/agency/photos/photos.repository.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { limits, rateLimits } from '#api/plugins/rateLimit.ts'

const pageSize = 50

const tags = ['agency']
const read = { 400: ErrorBody, 403: ErrorBody, 404: ErrorBody, 429: ErrorBody }

const list = {
  tags,
  security,
  summary: 'Lists the photos of the product and those that the agency has sent',
  querystring: PhotosQuery,
  response: { 200: AgencyPhotos, ...read },
}

const one = {
  tags,
  security,
  summary: 'Reads a photo',
  params: PhotoParams,
  response: { 200: AgencyPhoto, ...read },
}

const change = {
  tags,
  security,
  summary: 'Changes the text alternative, focal point, photographer, licence or place of a photo',
  params: PhotoParams,
  body: PhotoChange,
  response: { 200: AgencyPhoto, ...read, 409: PhotoConflict, 422: ErrorBody },
}

export function photoRoutes(agency: Api, deps: ApiDeps): void {
  const { db } = deps
  const rates = rateLimits(deps)
  const staff = agencyRoute('staff')

  agency.get('/photos', { schema: list, config: staff }, async (request) => {
    const { names, q = '' } = request.query
    if (names !== undefined) return { photos: await named(names.split(',')), next: null }
    if (q) await rates.enforce(limits.agencySearches, readCaller(request).user.id)
    return page(request.query)
  })

  agency.get('/photos/:name', { schema: one, config: staff }, async ({ params }) => {
    const [photo] = await named([params.name])
    if (!photo) throw new Refusal('PHOTO_NOT_FOUND')
    return photo
  })

  agency.patch('/photos/:name', { schema: change, config: agencyRoute('catalogue') }, (request) =>
    savePhoto(deps, readCaller(request), request.params.name, request.body),
  )

  async function named(names: string[]) {
    const found = await photosByName(db, names)
    return names.flatMap((name) => found.get(name) ?? []).map(toAgencyPhoto)
  }

  async function page({ q = '', first, after }: PhotosQuery) {
    const limit = Number(first ?? pageSize)
    const rows = await listPhotos(db, { words: q, after: afterTime(after, 'photo'), limit: limit + 1 })
    const { shown, next } = toPage(rows, limit, ({ addedMs, photo }) => ({ at: addedMs, id: photo.name }))
    return { photos: shown.map(toAgencyPhoto), next }
  }
}
