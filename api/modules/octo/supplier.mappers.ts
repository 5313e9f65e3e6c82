import type { OctoCapability } from '#api/modules/octo/capabilities.domain.ts'
import type { OctoCapabilityEntry, OctoSupplier } from '#api/modules/octo/octo.types.ts'
import { octoPath } from '#schema/octo.ts'
import type { AgencySettings } from '#schema/settings.ts'

/** One agency is one supplier: its name may change, its id does not. */
const supplierId = 'explora'

type SupplierSource = { agency: AgencySettings; publicUrl: string; hasContent: boolean }

export function toSupplier({ agency, publicUrl, hasContent }: SupplierSource): OctoSupplier {
  const { origin } = new URL(publicUrl)
  return {
    id: supplierId,
    name: agency.name,
    endpoint: `${origin}${octoPath}`,
    contact: {
      website: origin,
      email: agency.email || null,
      telephone: agency.phone.replaceAll(/[^+\d]/g, '') || null,
      address: toAddress(agency),
    },
    ...(hasContent && { shortDescription: null, media: [] }),
  }
}

function toAddress({ street, postal_code, city }: AgencySettings): string | null {
  const town = [postal_code, city].filter(Boolean).join(' ')
  return [street, town].filter(Boolean).join(', ') || null
}

/** Answers are complete without any: no capability is required. */
export const toCapability = (id: OctoCapability): OctoCapabilityEntry => ({
  id,
  revision: 1,
  required: false,
  dependencies: [],
  docs: null,
})
