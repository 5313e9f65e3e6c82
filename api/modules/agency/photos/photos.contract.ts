import { type Static, Type } from 'typebox'
import { conflictBody, flag, instant, nullable, text, whole } from '#api/contract.ts'
import { Photo } from '#api/modules/photos/photos.contract.ts'

const name = '3f8a1c0e5b7d42960a1b2c3d4e5f6071.jpg'

const photoFields = {
  ...Photo.properties,
  version: whole('Version, to send with a change', 1),
  author: text('Photographer; empty when unknown', 'Toomas Tartes'),
  license: text('Name of the licence; empty when unknown', 'Tous droits réservés'),
  place: nullable(text('Place of the photo; null when unknown', 'Picos de Europa, Espagne')),
  is_uploaded: flag('Whether the agency has sent it; the others are files of the product'),
}

export const AgencyPhoto = Type.Object(photoFields, { title: 'AgencyPhoto' })
export type AgencyPhoto = Static<typeof AgencyPhoto>

export const ReceivedPhoto = Type.Object({ photo: AgencyPhoto }, { title: 'ReceivedPhoto' })

export const AgencyPhotos = Type.Object(
  {
    photos: Type.Array(AgencyPhoto, { description: 'Photos: sent ones first, newest first; then by name' }),
    next: nullable(text('Cursor of the next page, for `after`; null on the last', 'MTgwNDY2OTIwMDAwMF9h')),
  },
  { title: 'AgencyPhotos' },
)

export const PhotosQuery = Type.Object({
  names: Type.Optional(
    text('File names, separated by commas, in place of a search: those photos, in this order', name, {
      maxLength: 3_000,
    }),
  ),
  q: Type.Optional(text('Words of the text alternative, place or photographer', 'lac', { maxLength: 100 })),
  first: Type.Optional(text('Number of photos, 50 at most', '50', { pattern: '^([1-9]|[1-4][0-9]|50)$' })),
  after: Type.Optional(text('Cursor of the former page', 'MTgwNDY2OTIwMDAwMF9h', { maxLength: 200 })),
})
export type PhotosQuery = Static<typeof PhotosQuery>

export const PhotoParams = Type.Object({
  name: text('File name', name, { pattern: '^[A-Za-z0-9_-]{1,120}[.]jpg$' }),
})

// Longer than any accepted value: the rules name the field and its limits.
const typed = (description: string, value: string) =>
  Type.Optional(text(description, value, { maxLength: 10_000 }))

export const PhotoChange = Type.Object(
  {
    version: whole('Version that the change is based on', 1, { minimum: 1 }),
    alt: typed('Text alternative, in French', 'Deux randonneurs sur un sentier'),
    focus_x: Type.Optional(whole('Horizontal focal point, in percent', 68, { minimum: 0, maximum: 100 })),
    focus_y: Type.Optional(whole('Vertical focal point, in percent', 45, { minimum: 0, maximum: 100 })),
    author: typed('Photographer', 'Toomas Tartes'),
    license: typed('Name of the licence', 'Tous droits réservés'),
    place: Type.Optional(nullable(text('Place, or null', 'Picos de Europa, Espagne', { maxLength: 10_000 }))),
  },
  { title: 'AgencyPhotoChange', additionalProperties: false },
)
export type PhotoChange = Static<typeof PhotoChange>
export type PhotoInput = Omit<PhotoChange, 'version'>

export const PhotoConflict = conflictBody(
  Type.Object(
    {
      ...photoFields,
      changed_by: nullable(text('First name of the author of the stored version', 'Agnès')),
      changed_at: instant('Time of the stored version', '2027-03-10T09:00:00.000Z'),
    },
    { title: 'StoredAgencyPhoto' },
  ),
)
