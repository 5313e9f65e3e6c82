import { readAgency as read } from '#gateway/graph/agency/agency.wire.ts'
import { toOk } from '#gateway/graph/errors.ts'
import type {
  AgencyAcceptInvitationPayloadResolvers,
  AgencyResolvers,
  AgencySettingsResolvers,
  MutationResolvers,
  QueryResolvers,
} from '#gateway/graph/resolvers.generated.ts'
import { checkStatus } from '#gateway/graph/wire/resolve.ts'
import { listOf, record } from '#gateway/upstream/read.ts'

/** The fields of the agency that have no `@call`. */
export const Query: Required<Pick<QueryResolvers, 'agency' | 'agencyInvitation'>> = {
  agency: async (_, __, context, { returnType }) => read(returnType, await context.agency.open(), context),
  agencyInvitation: async (_, { token }, context, { returnType }) =>
    read(returnType, await context.agency.invitation(token), context),
}

export const Agency: Required<Pick<AgencyResolvers, 'settings'>> = {
  settings: (agency) => (record(record(agency).me).role === 'OWNER' ? {} : null),
}

export const AgencySettings: Required<Pick<AgencySettingsResolvers, 'connections'>> = {
  async connections(_, __, context, { returnType }) {
    const response = await context.wire.read('/agency/settings/connections')
    checkStatus(response)
    return [
      ...listOf(read(returnType, record(response.body).connections, context)),
      context.agency.cacheConnection(),
    ]
  },
}

export const Mutation: Required<Pick<MutationResolvers, 'agencyAcceptInvitation'>> = {
  agencyAcceptInvitation: async (_, { token, input }, { agency }) =>
    toOk(await agency.acceptInvitation(token, input)),
}

export const AgencyAcceptInvitationPayload: Required<Pick<AgencyAcceptInvitationPayloadResolvers, 'user'>> = {
  user: ({ ok }, _, { users }) => (ok ? users.me() : null),
}
