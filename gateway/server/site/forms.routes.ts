import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#gateway/graph/context.ts'
import { messages } from '#gateway/graph/messages.ts'
import type { Refusal } from '#gateway/graph/refusal.ts'
import type { UserError } from '#gateway/graph/schema.generated.ts'
import { refuse } from '#gateway/server/guard/refusal.ts'
import { findFacts, type PagesDeps, toPolicy } from '#gateway/server/site/pages.routes.ts'
import type { RestScope } from '#gateway/upstream/rest.ts'
import { sitePaths } from '#schema/sitePaths.ts'

export type FormsDeps = PagesDeps & {
  createContext: (request: FastifyRequest, reply: FastifyReply) => Context
  createVisitorContext: (scope: RestScope) => Context
  refusalOfForm: (request: FastifyRequest) => Promise<Refusal | undefined>
}

type Values = Record<string, string>
type Form = {
  path: string
  fields: string[]
  /** `answers` is the part of the response that the page shows. */
  send: (context: Context, values: Values) => Promise<{ errors: UserError[]; answers?: Values }>
}

/** Forms of the site that work without scripts; each is a page of the same path. */
const forms: Form[] = [
  {
    path: sitePaths.newsletter,
    fields: ['email'],
    send: async ({ newsletter }, { email = '' }) => ({ errors: await newsletter.subscribe(email) }),
  },
  {
    path: sitePaths.callback,
    fields: ['name', 'phone', 'slot'],
    async send({ callbacks }, { name = '', phone = '', slot = '' }) {
      const { errors, callFrom } = await callbacks.request({ name, phone, slot })
      return { errors, ...(callFrom && { answers: { callFrom } }) }
    },
  },
]

const timeoutMs = 8_000

/** Facts and operations of a page, as a visitor has them. */
async function readData(deps: FormsDeps, { scope }: Context, { log }: FastifyRequest) {
  const visitor = deps.createVisitorContext(scope)
  const { agency, features } = await findFacts(visitor, log)
  return { agency, features, execute: deps.createExecutor(visitor, log) }
}

/**
 * Handles forms posted without scripts: renders the form's page, with success or with errors beside the
 * input.
 */
export async function formRoutes(app: FastifyInstance, deps: FormsDeps): Promise<void> {
  const { site, publicUrl, services } = deps
  const policy = toPolicy(deps)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(body.toString())),
  )
  for (const { path, fields, send } of forms)
    app.post(path, async (request, reply) => {
      refuse(await deps.refusalOfForm(request))
      const context = deps.createContext(request, reply)
      const input = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      const values = Object.fromEntries(fields.map((name) => [name, input.get(name) ?? '']))
      const { errors, answers = {} } = await send(context, values).catch((error) => {
        request.log.warn({ err: error }, 'failed to send form')
        return { errors: [{ field: null, message: messages.unavailable }], answers: {} }
      })
      const { html } = await site.render({
        url: publicUrl + path,
        listAssets: site.listAssets,
        services,
        signal: AbortSignal.timeout(timeoutMs),
        ...(await readData(deps, context, request)),
        posted: {
          path,
          values: { ...values, ...answers },
          errors: errors.map(({ field, message }) => ({ field: field ?? null, message })),
        },
      })
      const headers = { 'content-security-policy': policy, 'cache-control': 'no-store' }
      return reply
        .status(errors.length > 0 ? 422 : 200)
        .headers(headers)
        .type('text/html; charset=utf-8')
        .send(html)
    })
}
