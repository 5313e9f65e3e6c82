import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Reseller } from '#api/modules/keys/requireKey.ts'
import { listCapabilities, type OctoCapability } from '#api/modules/octo/capabilities.domain.ts'
import { toLanguage } from '#api/modules/octo/language.domain.ts'
import { octoHeaders } from '#schema/octo.ts'

/** Languages in which content is written, the main one first. */
const contentLanguages = ['fr-FR'] as const

/** Settings of one call, from its headers and its key. */
export type OctoCall = {
  /** Extensions that shape the answer. */
  hasContent: boolean
  hasPricing: boolean
  /** Bookings take no place and are not invoiced: by the key, or by the header. */
  isTest: boolean
  reseller: Reseller | null
}

/** Reads the call; its route is behind a key. */
export function readOctoCall(request: FastifyRequest): OctoCall {
  const capabilities = requestedBy(request)
  const { reseller, test } = request.apiKey
  return {
    hasContent: capabilities.includes('octo/content'),
    hasPricing: capabilities.includes('octo/pricing'),
    isTest: test || wantsTest(request),
    reseller,
  }
}

/** Answers with the headers of the standard: refusals too. */
export function installOctoHeaders(octo: FastifyInstance): void {
  octo.addHook('onRequest', async (request, reply) => {
    const capabilities = requestedBy(request)
    reply.headers({
      'cache-control': 'no-store',
      [octoHeaders.capabilities]: capabilities.join(', '),
      [octoHeaders.env]: readEnv(wantsTest(request)),
    })
    if (capabilities.includes('octo/content'))
      reply.headers({
        [octoHeaders.language]: toLanguage(request.headers['accept-language'], contentLanguages),
        [octoHeaders.languages]: contentLanguages.join(', '),
      })
  })
}

/** Corrects the environment of the answer once the key is known: one for tests never books for real. */
export function installOctoEnv(octo: FastifyInstance): void {
  octo.addHook('onRequest', async (request, reply) => {
    reply.header(octoHeaders.env, readEnv(readOctoCall(request).isTest))
  })
}

const requestedBy = ({ headers }: FastifyRequest): OctoCapability[] =>
  listCapabilities(String(headers[octoHeaders.capabilities] ?? ''))

const wantsTest = ({ headers }: FastifyRequest): boolean =>
  String(headers[octoHeaders.env] ?? '')
    .trim()
    .toLowerCase() === 'test'

const readEnv = (isTest: boolean) => (isTest ? 'test' : 'live')
