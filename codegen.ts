import * as types from '@graphql-codegen/typescript'
import * as resolvers from '@graphql-codegen/typescript-resolvers'
import { clientTypes } from './tools/clientTypes.ts'
import type { Output } from './tools/generateTypes.ts'
import { siteTypes } from './tools/siteTypes.ts'

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

const schemaImport = {
  plugin: () => ({
    prepend: ["import type * as Schema from '#gateway/graph/schema.generated.ts'"],
    content: '',
  }),
}

/**
 * Types of the schema and of the gateway's resolvers; types, documents and hooks of the site's operations; types and
 * texts of the client package's.
 */
export const outputs: Record<string, Output> = {
  'gateway/graph/schema.generated.ts': { plugins: { types }, config: schemaTypes },
  // Apart from the schema's types: models import those, and resolvers import models.
  'gateway/graph/resolvers.generated.ts': {
    plugins: { schemaImport, resolvers },
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
        Agency: model('agency/agency', 'Agency'),
        AgencySettings: model('agency/settings', 'AgencySettings'),
        AgencyExpedition: model('agency/expeditions', 'AgencyExpedition'),
        AgencyDeparture: model('agency/departures', 'AgencyDeparture'),
        AgencyCustomer: model('agency/customers', 'AgencyCustomer'),
        AgencyReservation: model('agency/reservations', 'AgencyReservation'),
        AgencyChangeReservationPayload: model('agency/changes', 'ChangedReservation'),
        AgencyCreateReservationPayload: model('agency/phone', 'CreatedReservation'),
        AgencyAcceptInvitationPayload: model('users/users', 'OkPayload'),
        Cart: model('cart/cart', 'Cart'),
        CartPayload: model('cart/cart', 'CartPayload'),
        SubscribeToNewsletterPayload: model('users/users', 'OkPayload'),
      },
    },
  },
  ...siteTypes('web/src', 'web/src/lib/graph/graph.generated.ts', scalars),
  ...clientTypes('clients/typescript/src', scalars),
}
