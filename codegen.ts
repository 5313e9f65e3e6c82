import type { CodegenConfig } from '@graphql-codegen/cli'
import { siteTypes } from './tools/siteTypes.ts'

const model = (file: string, name: string) => `./${file}.model.ts#${name}Model`

const schemaTypes = {
  useTypeImports: true,
  skipTypename: true,
  enumsAsTypes: true,
  avoidOptionals: { field: true, object: true, inputValue: false, defaultValue: true },
}

/** Types of the schema and of the gateway's resolvers; types, documents and hooks of the site's operations. */
export default {
  schema: ['schema/*.graphql', '!schema/released.graphql'],
  config: {
    strictScalars: true,
    scalars: { ID: 'string', Date: 'string', DateTime: 'string', GeoJSON: 'unknown' },
  },
  generates: {
    'gateway/graph/schema.generated.ts': { plugins: ['typescript'], config: schemaTypes },
    // Apart from the schema's types: models import those, and resolvers import models.
    'gateway/graph/resolvers.generated.ts': {
      plugins: [
        { add: { content: "import type * as Schema from '#gateway/graph/schema.generated.ts'" } },
        'typescript-resolvers',
      ],
      config: {
        ...schemaTypes,
        namespacedImportName: 'Schema',
        contextType: './context.ts#Context',
        mappers: {
          Expedition: model('expeditions/expeditions', 'Expedition'),
          Collection: model('expeditions/catalogue', 'Collection'),
          ExpeditionConnection: model('expeditions/catalogue', 'ExpeditionConnection'),
          Review: model('reviews/reviews', 'Review'),
          Theme: model('themes/themes', 'Theme'),
          User: model('users/users', 'User'),
          Reservation: model('reservations/reservations', 'Reservation'),
          UpdateParticipantPayload: model('reservations/reservations', 'ParticipantPayload'),
          UpdateProfilePayload: model('users/users', 'MyPayload'),
          EndSessionPayload: model('users/users', 'MyPayload'),
          PostMessagePayload: model('messages/messages', 'PostMessagePayload'),
          LoginPayload: model('users/users', 'SignedInPayload'),
          SignUpPayload: model('users/users', 'SignedInPayload'),
          CreateTokenPayload: model('users/users', 'SignedInPayload'),
          SetFavouritePayload: model('users/users', 'FavouritePayload'),
          UpdatePhonePayload: model('users/users', 'MyPayload'),
          Cart: model('cart/cart', 'Cart'),
          CartPayload: model('cart/cart', 'CartPayload'),
          SubscribeToNewsletterPayload: model('users/users', 'OkPayload'),
        },
      },
    },
    ...siteTypes('web/src', 'web/src/lib/graph.generated.ts'),
  },
} satisfies CodegenConfig
