import type { MutationResolvers, QueryResolvers } from '#gateway/graph/resolvers.generated.ts'

export const Query: Required<Pick<QueryResolvers, 'shortlist'>> = {
  shortlist: (_, input, { shortlists }) => shortlists.read(input),
}

type ShortlistMutation =
  | 'createShortlist'
  | 'joinShortlist'
  | 'voteOnShortlist'
  | 'setShortlistWeeks'
  | 'setShortlistItem'
  | 'closeShortlist'
  | 'leaveShortlist'

export const Mutation: Required<Pick<MutationResolvers, ShortlistMutation>> = {
  createShortlist: (_, input, { shortlists }) => shortlists.create(input),
  joinShortlist: (_, input, { shortlists }) => shortlists.join(input),
  voteOnShortlist: (_, input, { shortlists }) => shortlists.vote(input),
  setShortlistWeeks: (_, input, { shortlists }) => shortlists.setWeeks(input),
  setShortlistItem: (_, input, { shortlists }) => shortlists.setItem(input),
  closeShortlist: (_, input, { shortlists }) => shortlists.close(input),
  leaveShortlist: (_, input, { shortlists }) => shortlists.leave(input),
}
