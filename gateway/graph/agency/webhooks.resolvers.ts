import type { AgencySettingsResolvers, MutationResolvers } from '#gateway/graph/resolvers.generated.ts'

type WebhookMutation =
  | 'agencySaveWebhook'
  | 'agencyRemoveWebhook'
  | 'agencySendWebhookTest'
  | 'agencyRedeliver'

export const Mutation: Required<Pick<MutationResolvers, WebhookMutation>> = {
  agencySaveWebhook: (_, { input }, { agency }) => agency.webhooks.save(input),
  agencyRemoveWebhook: (_, { id }, { agency }) => agency.webhooks.remove(id),
  agencySendWebhookTest: (_, { id }, { agency }) => agency.webhooks.sendTest(id),
  agencyRedeliver: (_, { id }, { agency }) => agency.webhooks.redeliver(id),
}

export const AgencySettings: Required<Pick<AgencySettingsResolvers, 'webhooks' | 'webhookDeliveries'>> = {
  webhooks: (_, __, { agency }) => agency.webhooks.list(),
  webhookDeliveries: (_, args, { agency }) => agency.webhooks.deliveries(args),
}
