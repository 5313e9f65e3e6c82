import { type LookupAddress, lookup as lookupOnSystem } from 'node:dns'
import { request as requestPlain } from 'node:http'
import { request as requestSecurely } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { text } from 'node:stream/consumers'
import { type AddressRules, faultOfUrl, isOpenAddress, toHost } from '#api/modules/webhooks/address.domain.ts'
import { attemptMs } from '#api/modules/webhooks/schedule.domain.ts'
import type { DeliveryFailure } from '#api/modules/webhooks/webhooks.contract.ts'

/** Bytes of a response that are read: an excerpt for its owner. */
const excerptBytes = 1024

type Message = { url: string; headers: Record<string, string>; body: string }
export type PostResult = { failure: DeliveryFailure | null; status: number | null; excerpt: string | null }

export type SendOptions = AddressRules & {
  signal: AbortSignal
  timeoutMs?: number
  /** Resolves host names. Unset: the system. */
  lookup?: LookupFunction
}

/** The name of a receiver leads to a network that is closed to deliveries. */
class ClosedAddress extends Error {}

/**
 * Posts a delivery, once. The address is checked when it is resolved for the connection, which then uses no
 * other: a name that changes its address gains nothing. Redirects are not followed.
 */
export async function post(message: Message, options: SendOptions): Promise<PostResult> {
  if (faultOfUrl(message.url, options)) return failed('address')
  const timeout = AbortSignal.timeout(options.timeoutMs ?? attemptMs)
  try {
    return await exchange(message, options, AbortSignal.any([options.signal, timeout]))
  } catch (error) {
    if (error instanceof ClosedAddress) return failed('address')
    return failed(timeout.aborted ? 'timeout' : 'connection')
  }
}

const failed = (failure: DeliveryFailure): PostResult => ({ failure, status: null, excerpt: null })

function exchange(
  { url, headers, body }: Message,
  options: SendOptions,
  signal: AbortSignal,
): Promise<PostResult> {
  const target = new URL(url)
  const request = target.protocol === 'https:' ? requestSecurely : requestPlain
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        method: 'POST',
        host: toHost(target),
        port: target.port,
        path: target.pathname + target.search,
        // A name of its own for each connection: an agent would reuse one whose address was checked earlier.
        agent: false,
        lookup: checkedLookup(options),
        signal,
        headers: {
          ...headers,
          host: target.host,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Explora-Webhooks/1',
        },
      },
      (response) => {
        const { statusCode = 0 } = response
        readExcerpt(response)
          .then((excerpt) => resolve({ failure: toFailure(statusCode), status: statusCode, excerpt }))
          .catch(reject)
          .finally(() => sent.destroy())
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

function toFailure(status: number): DeliveryFailure | null {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? 'redirect' : 'status'
}

/** The beginning of a body in characters that the database stores; the rest is never read. */
async function readExcerpt(response: AsyncIterable<Buffer>): Promise<string> {
  const read = await text(firstBytes(response))
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to replace.
  return read.toWellFormed().replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, '\uFFFD')
}

async function* firstBytes(response: AsyncIterable<Buffer>) {
  let left = excerptBytes
  for await (const chunk of response) {
    yield chunk.subarray(0, left)
    left -= chunk.length
    if (left <= 0) return
  }
}

/** Resolves a name to its open addresses only, or fails. A literal address is checked before, and not resolved. */
function checkedLookup({ lookup = resolve, ...rules }: SendOptions): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '')
      const addresses = listed(found)
      const [first] = addresses
      // One closed address is enough: a receiver with both would be reached by either.
      if (!first || !addresses.every(({ address }) => isOpenAddress(address, rules)))
        return done(new ClosedAddress(`${hostname} leads to a closed network`), '')
      if (options.all) return done(null, addresses)
      done(null, first.address, first.family)
    })
  }
}

const resolve: LookupFunction = (hostname, options, done) => lookupOnSystem(hostname, options, done)

const listed = (found: string | LookupAddress[]): LookupAddress[] =>
  Array.isArray(found) ? found : [{ address: found, family: isIP(found) }]
