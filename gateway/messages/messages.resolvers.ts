import type {
  MutationResolvers,
  PostMessagePayloadResolvers,
  QueryResolvers,
} from '#gateway/schema.generated.ts'

export const Query: Required<Pick<QueryResolvers, 'replyStats'>> = {
  replyStats: (_, __, { messages }) => messages.replyStats(),
}

export const Mutation: Required<Pick<MutationResolvers, 'postMessage'>> = {
  postMessage: async (_, message, { messages }) => ({
    ...(await messages.post(message)),
    expeditionId: message.expeditionId,
  }),
}

export const PostMessagePayload: Required<Pick<PostMessagePayloadResolvers, 'expedition'>> = {
  expedition: ({ expeditionId }, _, { expeditions }) => expeditions.byId(expeditionId),
}
