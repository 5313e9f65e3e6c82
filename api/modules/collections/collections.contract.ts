import { Type } from 'typebox'
import { nullable, text } from '#api/contract.ts'
import { ExpeditionCard } from '#api/modules/expeditions/expeditions.contract.ts'
import { Photo } from '#api/modules/photos/photos.contract.ts'

export const Collections = Type.Array(
  Type.Object(
    {
      id: text('ID', '1'),
      slug: text('Slug in URLs', 'premiers-pas'),
      name: text('Name', 'Premiers pas'),
      subtitle: text('Common trait of the expeditions', 'Court, doux et près d’une gare.'),
      banner_photo_url: text('URL of the banner photo', '/images/foret-brume-01.jpg?w=1280'),
      banner_photo: nullable(Photo),
      expeditions: Type.Array(ExpeditionCard, {
        description: 'Expeditions of the collection, in editorial order',
      }),
    },
    { title: 'Collection' },
  ),
)
