import { toOk } from '#gateway/graph/errors.ts'
import type {
  MutationResolvers,
  SubscribeToNewsletterPayloadResolvers,
} from '#gateway/graph/resolvers.generated.ts'

type NewsletterMutation = 'subscribeToNewsletter' | 'confirmNewsletter' | 'unsubscribeFromNewsletter'

export const Mutation: Required<Pick<MutationResolvers, NewsletterMutation>> = {
  subscribeToNewsletter: async (_, { email }, { newsletter }) => toOk(await newsletter.subscribe(email)),
  confirmNewsletter: async (_, { token }, { newsletter }) => toOk(await newsletter.confirm(token)),
  unsubscribeFromNewsletter: async (_, { token }, { newsletter }) =>
    toOk(await newsletter.unsubscribe(token)),
}

export const SubscribeToNewsletterPayload: Required<Pick<SubscribeToNewsletterPayloadResolvers, 'me'>> = {
  me: (_, __, { users }) => users.me(),
}
