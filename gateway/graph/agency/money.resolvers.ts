import type { MutationResolvers } from '#gateway/graph/resolvers.generated.ts'

type MoneyMutation =
  | 'agencyRecordPayment'
  | 'agencyReverseEntry'
  | 'agencyRefund'
  | 'agencySettleRefund'
  | 'agencyRetry'

export const Mutation: Required<Pick<MutationResolvers, MoneyMutation>> = {
  agencyRecordPayment: (_, args, { agency }) => agency.money.recordPayment(args),
  agencyReverseEntry: (_, args, { agency }) => agency.money.reverse(args),
  agencyRefund: (_, args, { agency }) => agency.money.refund(args),
  agencySettleRefund: (_, args, { agency }) => agency.money.settle(args),
  agencyRetry: (_, args, { agency }) => agency.money.retry(args),
}
