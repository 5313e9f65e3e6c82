import type { MutationResolvers } from '#gateway/graph/resolvers.generated.ts'

type QuestionMutation =
  | 'agencyAnswer'
  | 'agencyAssign'
  | 'agencySetHidden'
  | 'agencySaveCannedAnswer'
  | 'agencyDecideReview'
  | 'agencyReplyToReview'

export const Mutation: Required<Pick<MutationResolvers, QuestionMutation>> = {
  agencyAnswer: (_, args, { agency }) => agency.questions.answer(args),
  agencyAssign: (_, args, { agency }) => agency.questions.assign(args),
  agencySetHidden: (_, args, { agency }) => agency.questions.setHidden(args),
  agencySaveCannedAnswer: (_, args, { agency }) => agency.cannedAnswers.save(args),
  agencyDecideReview: (_, args, { agency }) => agency.reviews.decide(args),
  agencyReplyToReview: (_, args, { agency }) => agency.reviews.reply(args),
}
