import { toOk } from '#gateway/graph/errors.ts'
import type {
  MutationResolvers,
  PostMessagePayloadResolvers,
  QueryResolvers,
} from '#gateway/graph/resolvers.generated.ts'

export const Query: Required<Pick<QueryResolvers, 'replyStats'>> = {
  replyStats: (_, __, { messages }) => messages.replyStats(),
}

type MessageMutation = 'postMessage' | 'deleteMessage' | 'reportMessage' | 'report'

export const Mutation: Required<Pick<MutationResolvers, MessageMutation>> = {
  postMessage: async (_, message, { messages }) => ({
    ...(await messages.post(message)),
    expeditionId: message.expeditionId,
  }),
  deleteMessage: async (_, { expeditionId, id }, { messages }) =>
    toOk(await messages.delete(expeditionId, id)),
  reportMessage: async (_, { id }, { messages }) => toOk(await messages.report(id)),
  report: async (_, report, { messages }) => toOk(await messages.reportAny(report)),
}

export const PostMessagePayload: Required<Pick<PostMessagePayloadResolvers, 'expedition'>> = {
  expedition: ({ expeditionId }, _, { expeditions }) => expeditions.byId(expeditionId),
}
