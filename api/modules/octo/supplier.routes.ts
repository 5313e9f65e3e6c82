import type { Api, ApiDeps } from '#api/deps.ts'
import { octoCapabilities } from '#api/modules/octo/capabilities.domain.ts'
import { readOctoCall } from '#api/modules/octo/octo.request.ts'
import { toCapability, toSupplier } from '#api/modules/octo/supplier.mappers.ts'
import { readSettings } from '#api/modules/settings/settings.repository.ts'

export function supplierRoutes(octo: Api, { db, env }: ApiDeps): void {
  octo.get('/supplier', async (request) => {
    const agency = await readSettings(db, 'agency')
    return toSupplier({ agency, publicUrl: env.publicUrl, hasContent: readOctoCall(request).hasContent })
  })

  octo.get('/capabilities', async () => octoCapabilities.map(toCapability))
}
