import type { Guide } from '#gateway/graph/schema.generated.ts'
import { recordOrNull, text, textOrNull, texts } from '#gateway/upstream/read.ts'
import { withoutAccents } from '#schema/text.ts'

/** Maps a guide, or the bare name that another service sends. */
export function toGuide(body: unknown, fullName: unknown = null): Guide | null {
  const api = recordOrNull(body)
  const name = textOrNull(api?.full_name) ?? textOrNull(fullName) ?? textOrNull(body)
  if (!name) return null
  const slug = textOrNull(api?.slug) ?? toSlug(name)
  return {
    id: text(api?.id, slug),
    slug,
    fullName: name,
    diploma: textOrNull(api?.diploma),
    basedIn: textOrNull(api?.based_in),
    languages: texts(api?.languages),
    bio: textOrNull(api?.bio),
    // Resolved from the list of guides.
    photo: null,
    quote: null,
    departuresLed: null,
  }
}

/** Turns a label into a slug as the REST API does: « Kayak de mer » is `kayak-de-mer`. */
export function toSlug(label: string): string {
  return withoutAccents(label)
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
