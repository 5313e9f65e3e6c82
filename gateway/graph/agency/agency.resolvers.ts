import type { AgencyRelation, TransferRelation } from '#gateway/graph/agency/agency.model.ts'
import { toOk } from '#gateway/graph/errors.ts'
import type {
  AgencyAcceptInvitationPayloadResolvers,
  AgencyResolvers,
  MutationResolvers,
  QueryResolvers,
} from '#gateway/graph/resolvers.generated.ts'

export const Query: Required<Pick<QueryResolvers, 'agency' | 'agencyInvitation'>> = {
  agency: (_, __, { agency }) => agency.open(),
  agencyInvitation: (_, { token }, { agency }) => agency.people.openInvitation(token),
}

export const Agency: Required<Pick<AgencyResolvers, Exclude<AgencyRelation, TransferRelation>>> = {
  departures: (_, args, { agency }) => agency.departures.list(args),
  job: (_, { id }, { agency }) => agency.jobs.find(id),
  departure: (_, { id }, { agency }) => agency.departures.find(id),
  expeditions: (_, args, { agency }) => agency.expeditions.list(args),
  expedition: (_, { id }, { agency }) => agency.expeditions.find(id),
  staff: (_, __, { agency }) => agency.staff(),
  invitations: (_, __, { agency }) => agency.invitations(),
  search: (_, args, { agency }) => agency.search(args),
  guides: (_, __, { agency }) => agency.guides.list(),
  settings: ({ me }) => (me?.role === 'OWNER' ? {} : null),
  cannedAnswers: (_, __, { agency }) => agency.cannedAnswers.list(),
  questions: (_, args, { agency }) => agency.questions.list(args),
  reviews: (_, args, { agency }) => agency.reviews.list(args),
  photos: (_, args, { agency }) => agency.photos.list(args),
  audit: (_, args, { agency }) => agency.audit(args),
  reservations: (_, args, { agency }) => agency.reservations.list(args),
  reservation: (_, { id }, { agency }) => agency.reservations.find(id),
  giftCards: (_, args, { agency }) => agency.giftCards.list(args),
  invoices: (_, args, { agency }) => agency.giftCards.invoices(args),
  customers: (_, args, { agency }) => agency.customers.list(args),
  customer: (_, { id }, { agency }) => agency.customers.find(id),
  today: (_, __, { agency }) => agency.today.read(),
  failures: (_, args, { agency }) => agency.today.failures(args),
  figures: (_, args, { agency }) => agency.figures(args),
}

type AgencyMutation =
  | 'agencyVerifyTotp'
  | 'agencyPasskeyOptions'
  | 'agencyVerifyPasskey'
  | 'agencyAddPasskey'
  | 'agencyUseRecoveryCode'
  | 'agencyBeginTotp'
  | 'agencyConfirmTotp'
  | 'agencyRemoveFactor'
  | 'agencyRenewRecoveryCodes'
  | 'agencyAcceptInvitation'
  | 'agencyInvite'
  | 'agencyRevokeInvitation'
  | 'agencySaveStaff'
  | 'agencyResetFactors'
  | 'agencySaveGuide'
  | 'agencyRetryMail'
  | 'agencyDropMail'

export const Mutation: Required<Pick<MutationResolvers, AgencyMutation>> = {
  agencyVerifyTotp: (_, { code, stepUp }, { agency }) => agency.verifyTotp(code, stepUp),
  agencyPasskeyOptions: (_, __, { agency }) => agency.passkeyOptions(),
  agencyVerifyPasskey: (_, { response, stepUp }, { agency }) => agency.verifyPasskey(response, stepUp),
  agencyAddPasskey: (_, { response, name }, { agency }) => agency.addPasskey(response, name),
  agencyUseRecoveryCode: (_, { code }, { agency }) => agency.useRecoveryCode(code),
  agencyBeginTotp: (_, __, { agency }) => agency.beginTotp(),
  agencyConfirmTotp: (_, { code }, { agency }) => agency.confirmTotp(code),
  agencyRemoveFactor: (_, { id }, { agency }) => agency.removeFactor(id),
  agencyRenewRecoveryCodes: (_, __, { agency }) => agency.renewRecoveryCodes(),
  agencyAcceptInvitation: async (_, { token, input }, { agency }) =>
    toOk(await agency.people.accept(token, input)),
  agencyInvite: (_, args, { agency }) => agency.people.invite(args),
  agencyRevokeInvitation: (_, { id }, { agency }) => agency.people.revoke(id),
  agencySaveStaff: (_, args, { agency }) => agency.people.save(args),
  agencyResetFactors: (_, { id }, { agency }) => agency.people.resetFactors(id),
  agencySaveGuide: (_, args, { agency }) => agency.guides.save(args),
  agencyRetryMail: (_, { id }, { agency }) => agency.today.retryMail(id),
  agencyDropMail: (_, { id }, { agency }) => agency.today.dropMail(id),
}

export const AgencyAcceptInvitationPayload: Required<Pick<AgencyAcceptInvitationPayloadResolvers, 'user'>> = {
  user: ({ ok }, _, { users }) => (ok ? users.me() : null),
}
