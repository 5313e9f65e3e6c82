import type { MutationResolvers, QueryResolvers } from '#gateway/graph/resolvers.generated.ts'

export const Query: Required<Pick<QueryResolvers, 'shortlist'>> = {
  shortlist: (_, given, { shortlists }) => shortlists.read(given),
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
  createShortlist: (_, given, { shortlists }) => shortlists.create(given),
  joinShortlist: (_, given, { shortlists }) => shortlists.join(given),
  voteOnShortlist: (_, given, { shortlists }) => shortlists.vote(given),
  setShortlistWeeks: (_, given, { shortlists }) => shortlists.setWeeks(given),
  setShortlistItem: (_, given, { shortlists }) => shortlists.setItem(given),
  closeShortlist: (_, given, { shortlists }) => shortlists.close(given),
  leaveShortlist: (_, given, { shortlists }) => shortlists.leave(given),
}
