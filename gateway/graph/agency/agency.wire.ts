import { expeditionMapper } from '#gateway/graph/expeditions/expeditions.model.ts'
import { toJson } from '#gateway/graph/wire/conflict.ts'
import { toCamelCase } from '#gateway/graph/wire/names.ts'
import { wireReader } from '#gateway/graph/wire/read.ts'
import type { WireExceptions } from '#gateway/graph/wire/resolve.ts'
import { toParameter } from '#gateway/graph/wire/write.ts'
import { type RestRecord, recordOrNull, text, textOrNull } from '#gateway/upstream/read.ts'
import { agencyPaths, downloadPaths } from '#schema/agencyPaths.ts'
import { isRecord, parse } from '#schema/json.ts'

/** Values of the agency that are more than their REST value in the names of the schema. */
export const agencyWire: WireExceptions = {
  read: {
    Image: (photo, { wire }) => wire.toImage(photo),
    // The slug of a draft is no key of the cache.
    Expedition: (body, { wire }) => expeditionMapper(wire.toImage, () => undefined)(body),
    GeoJSON: (value) => value,
    PageInfo(body) {
      const next = textOrNull(recordOrNull(body)?.next)
      return { hasNextPage: next !== null, hasPreviousPage: false, endCursor: next }
    },
  },
  prepare: {
    AgencyCheck: (body) => ({ ...body, field: toCamelCase(text(body.field)) }),
    // Other departures are part of a refusal.
    AgencyCreateReservationPayload: (body) => ({ alternatives: [], ...body }),
    AgencyEnrolPayload: (body) => ({ ...body, access: recordOrNull(body.me)?.access }),
    AgencyExport: (body) => ({
      ...body,
      path: body.state === 'done' ? `${agencyPaths.files}/${downloadPaths.export}/${text(body.id)}` : null,
    }),
    AgencyFactsSection: withValue,
    AgencyGuide: (body) => ({ ...body, photo_name: recordOrNull(body.photo)?.name }),
    AgencyInvoice: (body) => ({ ...body, is_credit_note: body.kind === 'credit_note' }),
    AgencyPasskeyOptionsPayload: ({ creation, request }) => ({
      creation: creation && JSON.stringify(creation),
      request: request && JSON.stringify(request),
    }),
    AgencyPhoto(body) {
      const focus = recordOrNull(body.focus)
      return { ...body, focus_x: focus?.x, focus_y: focus?.y }
    },
    AgencyQuestionPayload: (body) => ('rating' in body ? { review: body } : { question: body }),
    AgencyQuotedGiftCard: (body) => ({ ...body, state: body.state === 'unknown' ? null : body.state }),
    // Null before online booking.
    AgencyReservation: (body) => ({ ...body, reference: text(body.reference) }),
    AgencySalesSection: withValue,
    AgencySaveSettingsPayload: (body) =>
      'deposit_percent' in (recordOrNull(body.value) ?? {}) ? { sales: body } : { agency: body },
    AgencyWebhook: ({ reseller_id: id, reseller_name: name, ...body }) => ({
      ...body,
      reseller: id ? { id, name } : null,
    }),
    AuditEntry: (body) => ({ ...body, changes: toChanges(body) }),
    ManifestLine: (body) => ({ ...body, id: `${text(body.reservation_id)}-${body.position}` }),
  },
  /** Arguments. */
  write: {
    // Malformed JSON is refused by the service, as a credential of another shape is.
    'agencyAddPasskey.response': (credential) => parse(isRecord, text(credential)) ?? {},
    'agencyVerifyPasskey.response': (credential) => parse(isRecord, text(credential)) ?? {},
    'agencySaveSettings.value': (value) => Object.values(recordOrNull(value) ?? {})[0],
    // The parameters of the list that is exported.
    'agencyExport.filter': (value) => {
      const { departure_id = null, ...lists } = recordOrNull(value) ?? {}
      const parameters = Object.entries({ departure_id, ...Object.assign({}, ...Object.values(lists)) })
      const texts = parameters.map(([name, each]) => [name, toParameter(each)])
      return Object.fromEntries(texts.filter(([, each]) => each !== ''))
    },
  },
}

/** Reads a value of the agency by its type. */
export const readAgency = wireReader(agencyWire)

function withValue({ value, ...section }: RestRecord): RestRecord {
  return { ...section, ...recordOrNull(value) }
}

function toChanges({ before, after }: RestRecord) {
  const [from, to] = [recordOrNull(before) ?? {}, recordOrNull(after) ?? {}]
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].map((field) => ({
    field,
    before: toJson(from[field]),
    after: toJson(to[field]),
  }))
}
