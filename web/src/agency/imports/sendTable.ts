import { agencyPaths } from '#schema/agencyPaths.ts'
import { isRecord, isString, listOf, type Schema, shape } from '#schema/json.ts'
import { toType } from '#web/agency/imports/imports.rules.ts'
import { messages } from '#web/agency/imports/messages.ts'
import { explainFailure } from '#web/lib/graph/graphErrors.ts'

const isRefused: Schema<{ errors: { message: string }[] }> = shape({
  errors: listOf(shape({ message: isString })),
})

/** Sends a table; returns the id of the file, or the reason of a refusal. */
export async function sendTable(file: File): Promise<{ fileId: string } | { refusal: string }> {
  try {
    const response = await fetch(`${agencyPaths.files}/import`, {
      method: 'POST',
      headers: { 'content-type': toType(file) },
      body: file,
    })
    const body: unknown = await response.json()
    if (isRecord(body) && isString(body.fileId)) return { fileId: body.fileId }
    const refused = isRefused(body) ? body.errors[0]?.message : undefined
    return { refusal: refused ?? explainFailure() }
  } catch {
    return { refusal: messages.lost }
  }
}
