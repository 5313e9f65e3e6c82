import type { CodegenConfig } from '@graphql-codegen/cli'
import { siteTypes } from './tools/codegen/siteTypes.ts'

const scalars = { ID: 'string', Date: 'string', DateTime: 'string', GeoJSON: 'unknown' }

const model = (file: string, name: string) => `./${file}.model.ts#${name}Model`

const schemaTypes = {
  strictScalars: true,
  scalars,
  useTypeImports: true,
  skipTypename: true,
  enumsAsTypes: true,
  avoidOptionals: { field: true, object: true, inputValue: false, defaultValue: true },
}

const operations = 'web/src/**/*.graphql'
const ofAgency = 'web/src/agency/**/*.graphql'
const ofRoadBook = 'web/src/roadBook/*.graphql'

/**
 * Types of the schema and of the gateway's resolvers; types, documents, hooks and hashes of the site's operations;
 * types and texts of the client package's.
 */
export default {
  schema: ['schema/*.graphql', '!schema/released.graphql'],
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
          DepartureCalendar: model('calendar/calendar', 'Calendar'),
          CalendarRow: model('calendar/calendar', 'CalendarRow'),
          Shortlist: model('shortlists/shortlists', 'Shortlist'),
          ShortlistItem: model('shortlists/shortlists', 'ShortlistItem'),
          ShortlistDate: model('shortlists/shortlists', 'ShortlistDate'),
          ShortlistPayload: model('shortlists/shortlists', 'ShortlistPayload'),
          Review: model('reviews/reviews', 'Review'),
          Theme: model('themes/themes', 'Theme'),
          User: model('users/users', 'User'),
          Reservation: model('reservations/reservations', 'Reservation'),
          UpdateParticipantPayload: model('reservations/reservations', 'ParticipantPayload'),
          ReservationPayload: model('reservations/reservations', 'ParticipantPayload'),
          UpdateProfilePayload: model('users/users', 'MyPayload'),
          EndSessionPayload: model('users/users', 'MyPayload'),
          PostMessagePayload: model('messages/messages', 'PostMessagePayload'),
          LoginPayload: model('users/users', 'SignedInPayload'),
          SignUpPayload: model('users/users', 'SignedInPayload'),
          CreateTokenPayload: model('users/users', 'SignedInPayload'),
          SetFavouritePayload: model('users/users', 'FavouritePayload'),
          UpdatePhonePayload: model('users/users', 'MyPayload'),
          // Read by their types: gateway/graph/wire.
          Agency: 'unknown',
          AgencyConnection: 'unknown',
          AgencyOpenInvitation: 'unknown',
          AgencySettings: 'unknown',
          AgencyAcceptInvitationPayload: model('users/users', 'OkPayload'),
          Cart: model('cart/cart', 'Cart'),
          CartPayload: model('cart/cart', 'CartPayload'),
          SubscribeToNewsletterPayload: model('users/users', 'OkPayload'),
        },
      },
    },
    ...siteTypes('web/src', 'web/src/lib/graph/graph.generated.ts', scalars),
    'schema/operations.json': {
      documents: operations,
      plugins: ['./tools/codegen/operationManifest.ts'],
    },
    // Apart: every public page loads the hashes of its own.
    'web/src/app/graph/operationHashes.generated.ts': {
      documents: [operations, `!${ofAgency}`, `!${ofRoadBook}`],
      plugins: ['./tools/codegen/operationHashes.ts'],
    },
    'web/src/agency/operationHashes.generated.ts': {
      documents: ofAgency,
      externalDocuments: [operations, `!${ofAgency}`],
      plugins: ['./tools/codegen/operationHashes.ts'],
    },
    // The agency's first screen reads them before it is interactive: the hashes of all its operations weigh 6 kB.
    'web/src/agency/firstHashes.generated.ts': {
      documents: operations,
      plugins: ['./tools/codegen/operationHashes.ts'],
      config: {
        only: ['AgencyAccess', 'AgencyDepartures', 'AgencyGuideNames', 'AgencyMe', 'AgencyToday'],
      },
    },
    'web/src/start.generated.ts': {
      documents: operations,
      plugins: ['./tools/codegen/operationHash.ts'],
      config: { operation: 'CityJourneys', constant: 'journeysHash' },
    },
    'web/src/roadBook/hash.generated.ts': {
      documents: operations,
      plugins: ['./tools/codegen/operationHash.ts'],
      config: { operation: 'RoadBook', constant: 'roadBookHash' },
    },
    'clients/typescript/src/operations.generated.ts': {
      documents: 'clients/typescript/src/**/*.graphql',
      plugins: ['typescript-operations', './tools/codegen/clientTexts.ts'],
      config: { strictScalars: true, scalars, skipTypename: true, useTypeImports: true },
    },
  },
} satisfies CodegenConfig
