import { toPageInfo } from '#gateway/graph/agency/pageInfo.ts'
import type {
  AgencyCustomer,
  AgencyCustomerConnection,
  CustomerErasure,
} from '#gateway/graph/schema.generated.ts'
import { toProvider } from '#gateway/graph/users/users.model.ts'
import type { ApiAgencyCustomer, ApiAgencyErasurePreview } from '#gateway/upstream/api.generated.ts'
import { flag, id, listOf, record, text, textOrNull, whole } from '#gateway/upstream/read.ts'

/** Without the fields that have a call of their own. */
export type AgencyCustomerModel = Omit<AgencyCustomer, 'erasure'>

export function toAgencyCustomer(body: unknown): AgencyCustomerModel {
  const api = record<ApiAgencyCustomer>(body)
  return {
    id: id(api.id),
    version: whole(api.version),
    email: text(api.email),
    firstName: textOrNull(api.first_name),
    lastName: textOrNull(api.last_name),
    phone: textOrNull(api.phone),
    source: text(api.source),
    provider: toProvider(api.provider),
    isEmailConfirmed: flag(api.is_email_confirmed),
    newsletter: flag(api.newsletter),
    createdAt: text(api.created_at),
    reservationCount: whole(api.reservations_count),
  }
}

/** A page of customers, before their relations. */
type CustomerPage = Omit<AgencyCustomerConnection, 'nodes'> & { nodes: AgencyCustomerModel[] }

export function toCustomerPage(body: unknown): CustomerPage {
  return {
    nodes: listOf(body, 'customers').map(toAgencyCustomer),
    pageInfo: toPageInfo(body),
  }
}

export function toErasure(body: unknown): CustomerErasure {
  const api = record<ApiAgencyErasurePreview>(body)
  return {
    obstacle: textOrNull(api.obstacle),
    reservationCount: whole(api.reservations_count),
    travellerCount: whole(api.travellers_count),
  }
}
