import {
  manifestSource,
  paymentsSource,
  reservationsSource,
} from '#api/modules/agency/exports/bookings.source.ts'
import {
  departuresSource,
  expeditionsSource,
  guidesSource,
} from '#api/modules/agency/exports/catalogue.source.ts'
import type { ExportKind } from '#api/modules/agency/exports/exports.contract.ts'
import type { ExportSource } from '#api/modules/agency/exports/source.ts'

export const sources: Record<ExportKind, ExportSource> = {
  reservations: reservationsSource,
  payments: paymentsSource,
  departures: departuresSource,
  expeditions: expeditionsSource,
  guides: guidesSource,
  manifest: manifestSource,
}

/** Permissions of the rows of a kind, or of the document of a customer. */
export const requiredPermissions = (kind: ExportKind | 'customer'): ExportSource['permissions'] =>
  kind === 'customer' ? ['bookings'] : sources[kind].permissions
