import type { CancellationTier, SaleTerms, Site } from '#gateway/graph/schema.generated.ts'
import { list, number, record, recordOrNull, text, texts, whole } from '#gateway/upstream/read.ts'
import { readHost } from '#schema/publicHost.ts'
import { defaultAgency, defaultSales } from '#schema/settings.ts'

/** Maps the agency; one of which the service says nothing has the name of its host, and no other fact. */
export function toSite(body: unknown, publicUrl: string): Site {
  const api = recordOrNull(body) ?? { ...defaultAgency, name: readHost(publicUrl) }
  const sales = 'sales' in api ? api.sales : defaultSales
  return { ...toFacts(api), sales: toSaleTerms(sales) }
}

function toFacts(body: unknown): Omit<Site, 'sales' | '__typename'> {
  const api = record(body)
  return {
    name: text(api.name),
    legalName: text(api.legal_name),
    email: text(api.email),
    phone: text(api.phone),
    street: text(api.street),
    postalCode: text(api.postal_code),
    city: text(api.city),
    registration: text(api.registration),
    guarantor: text(api.guarantor),
    insurer: text(api.insurer),
    instagram: text(api.instagram),
    facebook: text(api.facebook),
    linkedin: text(api.linkedin),
    youtube: text(api.youtube),
    opensAt: whole(api.opens_at),
    closesAt: whole(api.closes_at),
    weekdays: list(api.weekdays, (day) => number(day)),
    closedDays: texts(api.closed_days),
  }
}

function toSaleTerms(body: unknown): SaleTerms {
  const api = record(body)
  return {
    depositPercent: whole(api.deposit_percent),
    balanceDays: whole(api.balance_days),
    freeHours: whole(api.free_hours),
    freeDays: whole(api.free_days),
    tiers: list(api.tiers, toTier),
  }
}

function toTier(body: unknown): CancellationTier {
  const api = record(body)
  return { daysLeft: whole(api.days_left), keptPercent: whole(api.kept_percent) }
}
