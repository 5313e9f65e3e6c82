import { Type } from 'typebox'
import { text } from '#api/contract.ts'
import { ExpeditionCard } from '#api/modules/expeditions/expeditions.contract.ts'

export const Collections = Type.Array(
  Type.Object(
    {
      id: text('Id', '1'),
      slug: text('Name in an address', 'premiers-pas'),
      name: text('Name', 'Premiers pas'),
      subtitle: text('What its trips have in common', 'Court, doux et près d’une gare.'),
      banner_photo_url: text('Banner photograph', '/images/foret-brume-01.jpg?w=1280'),
      expeditions: Type.Array(ExpeditionCard, { description: 'Its trips, in the order chosen' }),
    },
    { title: 'Collection' },
  ),
)
