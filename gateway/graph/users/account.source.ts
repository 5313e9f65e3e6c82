import { toUserErrors, userErrorsOfExtension } from '#gateway/graph/errors.ts'
import type {
  EffortInput,
  MutationChangePasswordArgs,
  MutationUpdateProfileArgs,
  Session as SignedInPlace,
  UserError,
} from '#gateway/graph/schema.generated.ts'
import type { AccountCalls, Session } from '#gateway/graph/session.ts'
import type { BrowserSession } from '#gateway/graph/users/signIn.source.ts'
import { extension, flag, id, listOf, record, text } from '#gateway/upstream/read.ts'
import { isKey, restPath } from '#gateway/upstream/restPath.ts'

export type AccountSourceDeps = {
  account: AccountCalls
  session: Session
  users: { invalidate(): void }
  browser: Pick<BrowserSession, 'end'>
}

/** Mutations of the account itself. */
export function accountSource(deps: AccountSourceDeps) {
  const { account, users } = deps
  const change = async (body: object): Promise<UserError[]> => {
    const response = await account.send({ method: 'PATCH', path: '/user', body })
    users.invalidate()
    return toUserErrors(response)
  }
  const post = async (path: string, body: object): Promise<UserError[]> =>
    userErrorsOfExtension(await account.send({ method: 'POST', path, body }))

  return {
    async updateProfile({
      firstName,
      lastName,
      newsletter,
    }: Partial<MutationUpdateProfileArgs>): Promise<UserError[]> {
      const body = {
        first_name: firstName ?? undefined,
        last_name: lastName ?? undefined,
        newsletter: newsletter ?? undefined,
      }
      return change(body)
    },

    async setEffort(input: EffortInput | null): Promise<UserError[]> {
      const effort = input && {
        km: input.km,
        ascent_m: input.ascentM,
        hours: input.hours,
        feeling: input.feeling.toLowerCase(),
      }
      return change({ effort })
    },

    setHomeCity: (city: string | null) => change({ home_city: city }),

    changePassword: ({ currentPassword, newPassword }: MutationChangePasswordArgs) =>
      post('/auth/password/change', { current_password: currentPassword, password: newPassword }),

    sendEmailConfirmation: () => post('/auth/email-confirmation', {}),

    confirmEmail: (token: string) => post('/auth/email-confirmation/confirm', { token }),

    ...sessionCalls(deps),
  }
}

/** The devices that are signed in to the account. */
const sessionCalls = ({ account, session, users, browser }: AccountSourceDeps) => ({
  sessions: async (): Promise<SignedInPlace[]> =>
    listOf(extension(await account.read('/auth/sessions')), 'sessions').map(toSession),

  async endSession(sessionId: string): Promise<UserError[]> {
    if (!isKey(sessionId)) return []
    const response = await account.send({ method: 'DELETE', path: restPath`/auth/sessions/${sessionId}` })
    return userErrorsOfExtension(response)
  },

  async endAllSessions(): Promise<UserError[]> {
    const errors = userErrorsOfExtension(await account.send({ method: 'DELETE', path: '/auth/sessions' }))
    if (errors.length > 0) return errors
    session.end()
    users.invalidate()
    browser.end()
    return []
  },
})

function toSession(body: unknown): SignedInPlace {
  const api = record(body)
  return {
    id: id(api.id),
    createdAt: text(api.created_at),
    lastSeenAt: text(api.last_seen_at),
    isCurrent: flag(api.is_current),
  }
}
