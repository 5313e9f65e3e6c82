import * as agency from '#gateway/graph/agency/agency.resolvers.ts'
import * as ask from '#gateway/graph/ask/ask.resolvers.ts'
import * as calendar from '#gateway/graph/calendar/calendar.resolvers.ts'
import * as callbacks from '#gateway/graph/callbacks/callbacks.resolvers.ts'
import * as cart from '#gateway/graph/cart/cart.resolvers.ts'
import * as expeditions from '#gateway/graph/expeditions/expeditions.resolvers.ts'
import * as features from '#gateway/graph/features/features.resolvers.ts'
import * as feeds from '#gateway/graph/feeds/feeds.resolvers.ts'
import * as giftCards from '#gateway/graph/giftCards/giftCards.resolvers.ts'
import * as guides from '#gateway/graph/guides/guides.resolvers.ts'
import * as live from '#gateway/graph/live/live.resolvers.ts'
import * as messages from '#gateway/graph/messages/messages.resolvers.ts'
import * as newsletter from '#gateway/graph/newsletter/newsletter.resolvers.ts'
import * as payments from '#gateway/graph/payments/payments.resolvers.ts'
import * as photos from '#gateway/graph/photos/photos.resolvers.ts'
import * as pledges from '#gateway/graph/pledges/pledges.resolvers.ts'
import * as reservations from '#gateway/graph/reservations/reservations.resolvers.ts'
import type {
  MutationResolvers,
  QueryResolvers,
  Resolvers,
  SubscriptionResolvers,
} from '#gateway/graph/resolvers.generated.ts'
import * as reviews from '#gateway/graph/reviews/reviews.resolvers.ts'
import * as shortlists from '#gateway/graph/shortlists/shortlists.resolvers.ts'
import * as site from '#gateway/graph/site/site.resolvers.ts'
import * as themes from '#gateway/graph/themes/themes.resolvers.ts'
import * as users from '#gateway/graph/users/users.resolvers.ts'
import * as waiting from '#gateway/graph/waiting/waiting.resolvers.ts'

type Roots = {
  Query: Required<QueryResolvers>
  Mutation: Required<Omit<MutationResolvers, `agency${string}`>>
  Subscription: Required<SubscriptionResolvers>
}

/**
 * All fields that are not plain properties of a model, but for those with a `@call`. A root field without its resolver
 * does not compile; one of the agency does not start.
 */
export const resolvers = {
  Query: {
    ...expeditions.Query,
    ...calendar.Query,
    ...reviews.Query,
    ...messages.Query,
    ...themes.Query,
    ...photos.Query,
    ...features.Query,
    ...ask.Query,
    ...site.Query,
    ...giftCards.Query,
    ...users.Query,
    ...reservations.Query,
    ...payments.Query,
    ...waiting.Query,
    ...shortlists.Query,
    ...agency.Query,
  },
  Mutation: {
    ...messages.Mutation,
    ...reviews.Mutation,
    ...users.Mutation,
    ...feeds.Mutation,
    ...cart.Mutation,
    ...payments.Mutation,
    ...pledges.Mutation,
    ...reservations.Mutation,
    ...newsletter.Mutation,
    ...callbacks.Mutation,
    ...waiting.Mutation,
    ...shortlists.Mutation,
    ...agency.Mutation,
  },
  Subscription: live.Subscription,
  Expedition: expeditions.Expedition,
  ExpeditionConnection: expeditions.ExpeditionConnection,
  Guide: guides.Guide,
  Review: reviews.Review,
  Theme: themes.Theme,
  User: users.User,
  Agency: agency.Agency,
  AgencySettings: agency.AgencySettings,
  AgencyAcceptInvitationPayload: agency.AgencyAcceptInvitationPayload,
  Reservation: reservations.Reservation,
  PostMessagePayload: messages.PostMessagePayload,
  LoginPayload: users.LoginPayload,
  SignUpPayload: users.SignUpPayload,
  CreateTokenPayload: users.CreateTokenPayload,
  SetFavouritePayload: users.SetFavouritePayload,
  UpdatePhonePayload: users.UpdatePhonePayload,
  UpdateProfilePayload: users.UpdateProfilePayload,
  EndSessionPayload: users.EndSessionPayload,
  Cart: cart.Cart,
  CartPayload: cart.CartPayload,
  SubscribeToNewsletterPayload: newsletter.SubscribeToNewsletterPayload,
} satisfies Resolvers & Roots
