import type { CodegenConfig } from '@graphql-codegen/cli'
import { siteTypes } from './tools/siteTypes.ts'

const model = (file: string, name: string) => `./${file}.model.ts#${name}Model`

/** Types of the gateway's resolvers: what each receives and must answer. Types, documents and hooks of the site's operations. */
export default {
  schema: ['schema/*.graphql', '!schema/released.graphql'],
  config: {
    strictScalars: true,
    scalars: { ID: 'string', Date: 'string', DateTime: 'string', GeoJSON: 'unknown' },
  },
  generates: {
    'gateway/graph/schema.generated.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: './context.ts#Context',
        useTypeImports: true,
        skipTypename: true,
        enumsAsTypes: true,
        avoidOptionals: { field: true, object: true, inputValue: false, defaultValue: true },
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
