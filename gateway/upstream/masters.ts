import { Pool } from 'undici'
import { RestFailure } from '#gateway/upstream/restFailure.ts'

const timeoutMs = 10_000
/** 40 million pixels of noise are half of it. */
const mostBytes = 64 * 1024 * 1024
/** Each is up to that large in memory. */
const connections = 2

export type Masters = {
  /** The full size of a photograph that the agency has sent; undefined for an unknown name. */
  read(name: string): Promise<Buffer | undefined>
  close(): Promise<void>
}

/** Reads originals of photographs from the service. Images are no JSON: they bypass its other calls. */
export function createMasters(apiUrl: string): Masters {
  const { origin, pathname } = new URL(apiUrl)
  const pool = new Pool(origin, { connections, maxResponseSize: mostBytes })
  return {
    async read(name) {
      const response = await pool
        .request({
          method: 'GET',
          path: `${pathname.replace(/\/$/, '')}/api/v1/photos/${name}/master`,
          signal: AbortSignal.timeout(timeoutMs),
        })
        .catch((cause) => {
          throw new RestFailure('UPSTREAM_UNAVAILABLE', 'no response', 0, { cause })
        })
      const { statusCode, headers, body } = response
      const isPhotograph = statusCode === 200 && headers['content-type'] === 'image/jpeg'
      if (isPhotograph) return Buffer.from(await body.arrayBuffer())
      await body.dump()
      if (statusCode === 404 || statusCode === 400) return undefined
      throw new RestFailure('UPSTREAM_UNAVAILABLE', `responded with status ${statusCode}`, statusCode)
    },
    close: () => pool.destroy(),
  }
}
