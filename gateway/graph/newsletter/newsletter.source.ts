import { toUserError, toUserErrors, userErrorsOfExtension } from '#gateway/graph/errors.ts'
import type { UserError } from '#gateway/graph/schema.generated.ts'
import type { Session } from '#gateway/graph/session.ts'
import type { Rest, RestScope } from '#gateway/upstream/rest.ts'

export type NewsletterDeps = { rest: Rest; session: Session; users: { invalidate(): void } }

export function newsletterSource({ rest, session, users }: NewsletterDeps, scope: RestScope) {
  return {
    /** Sends the bearer of a signed-in account: its own address needs no confirmation. */
    async subscribe(email: string): Promise<UserError[]> {
      // The address becomes a path segment, where `.` and `..` would change the path.
      if (/^\.{1,2}$/.test(email) || email.length > 254) return [toUserError('INVALID_EMAIL', 'email')]
      const path = `/users/newsletter/${encodeURIComponent(email.toWellFormed())}`
      const response = await rest.send({ method: 'POST', path, bearer: await session.bearer() }, scope)
      users.invalidate()
      return toUserErrors(response, ['INVALID_EMAIL', 'email'])
    },

    confirm: async (token: string) =>
      userErrorsOfExtension(
        await rest.send({ method: 'POST', path: '/newsletter/confirmation', body: { token } }, scope),
      ),

    unsubscribe: async (token: string) =>
      userErrorsOfExtension(
        await rest.send({ method: 'POST', path: '/newsletter/unsubscription', body: { token } }, scope),
      ),
  }
}
