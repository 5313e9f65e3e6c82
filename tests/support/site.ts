import { afterAll, beforeAll } from 'vitest'
import type { Database } from '#api/db/client.ts'
import type { ApiEnv } from '#api/env.ts'
import type { PaymentProvider } from '#api/modules/payments/provider.ts'
import { readManifest } from '#gateway/graph/schema.ts'
import { readEnv } from '#gateway/server/env.ts'
import { createGateway } from '#gateway/server/server.ts'
import { readSite } from '#gateway/server/site/build.ts'
import { builtSite } from '#tests/support/builtSite.ts'
import { capturedLog } from '#tests/support/capturedLog.ts'
import { patientLimits } from '#tests/support/gateway.ts'
import { isWholeLane } from '#tests/support/lane.ts'
import { freePort } from '#tests/support/postgres.ts'
import { service } from '#tests/support/product.ts'
import { smallPhotos } from '#tests/support/smallPhotos.ts'
import { testSecret } from '#tests/support/testApi.ts'

/** The built site on the demonstration, for the tests of a file. */
export function site(
  env: Partial<ApiEnv> = {},
  isBookingOpen = false,
  paymentProvider?: PaymentProvider,
  source: Record<string, string> = {},
): () => { url: string; db: Database } {
  const parts = service(env, isBookingOpen, paymentProvider)
  const url = siteBefore(
    () => parts().apiUrl,
    () => source,
  )
  return () => ({ url: url(), db: parts().db })
}

/** The same for the files of a worker, whose browser knows it. */
let port = 0

/** The built site before the REST API at that address, for the tests of a file. */
export function siteBefore(getApiUrl: () => string, source: () => Record<string, string> = () => ({})) {
  let close: (() => Promise<void>) | undefined
  let url = ''
  beforeAll(async () => {
    await builtSite()
    const built = await readSite()
    if (!built) throw new Error('The site is not built.')
    const photos = isWholeLane ? {} : { DATA_DIR: await smallPhotos() }
    const defaults = {
      SESSION_SECRET: testSecret,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_FACTOR: '1000000',
      ...photos,
    }
    const app = await createGateway({
      apiUrl: getApiUrl(),
      env: readEnv({ ...defaults, ...source() }),
      logStream: capturedLog().stream,
      maxDelayMs: Number.POSITIVE_INFINITY,
      limits: patientLimits,
      manifest: readManifest(),
      site: built,
    })
    close = () => app.close()
    port = await freePort(port)
    url = await app.listen({ host: '127.0.0.1', port })
  })
  afterAll(() => close?.())
  return () => url
}
