import { photoLimits } from '#schema/photo.ts'
import { uploads } from '#schema/upload.ts'
import { messages as agencyMessages } from '#web/agency/messages.ts'
import { messages } from '#web/agency/photos/messages.ts'
import type { PhotoEntryFragment } from '#web/agency/photos/Photos.generated.ts'

export const [leastPhotos, mostPhotos] = photoLimits.count

/** The list with one more photograph; undefined where it is full or has it. */
export const addTo = (names: readonly string[], name: string): string[] | undefined =>
  names.includes(name) || names.length >= mostPhotos ? undefined : [...names, name]

/** The list with a photograph one place up or down. */
export function moved(names: readonly string[], index: number, step: 1 | -1): string[] {
  const next = [...names]
  const [name] = next.splice(index, 1)
  if (name !== undefined) next.splice(Math.max(0, index + step), 0, name)
  return next
}

/** Focal point in percent from the left and from the top. */
export type Focus = { x: number; y: number }

const within = (value: number): number => Math.min(100, Math.max(0, Math.round(value)))

const directions: Record<string, Focus> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The focal point after a key; undefined for any other key than an arrow. */
export function focusAfterKey({ x, y }: Focus, key: string, isFast: boolean): Focus | undefined {
  const direction = directions[key]
  const step = isFast ? 10 : 1
  return direction && { x: within(x + step * direction.x), y: within(y + step * direction.y) }
}

type Box = { left: number; top: number; width: number; height: number }

/** The focal point at a press on the picture. */
export const focusAtPress = (
  { left, top, width, height }: Box,
  at: { clientX: number; clientY: number },
): Focus => ({
  x: within((100 * (at.clientX - left)) / width),
  y: within((100 * (at.clientY - top)) / height),
})

/** Shapes in which the site cuts photographs. */
export const crops = ['4 / 3', '1 / 1', '16 / 9'] as const

type Sent = { name: string; size: number; type: string }

/** The reason not to send a file, found before it is sent; the service decides by its content. */
export function faultOfFile({ name, size, type }: Sent): string | undefined {
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return messages.heic
  if (!/^image\/(jpeg|png|webp)$/.test(type)) return messages.type
  const { mostBytes } = uploads.photo
  return size > mostBytes ? messages.tooLarge(mostBytes / 1024 / 1024) : undefined
}

/** Fields of a photograph that the form edits. */
export type PhotoValues = Pick<
  PhotoEntryFragment,
  'alt' | 'focusX' | 'focusY' | 'author' | 'license' | 'place'
>

export const toValues = ({ alt, focusX, focusY, author, license, place }: PhotoValues): PhotoValues => ({
  alt,
  focusX,
  focusY,
  author,
  license,
  place,
})

/** The values of the form's fields and of its picture. */
export const readValues = (read: (name: string) => string, { x, y }: Focus): PhotoValues => ({
  alt: read('alt').trim(),
  focusX: x,
  focusY: y,
  author: read('author').trim(),
  license: read('license').trim(),
  place: read('place').trim() || null,
})

const hasLength =
  ([least, most]: readonly [number, number], refusal: string) =>
  (value: string) => {
    const { length } = value.trim()
    return length >= least && length <= most ? undefined : refusal
  }

export const textRules = {
  alt: hasLength(photoLimits.alt, messages.altWrong(...photoLimits.alt)),
  author: hasLength(photoLimits.author, messages.most(photoLimits.author[1])),
  license: hasLength(photoLimits.license, messages.most(photoLimits.license[1])),
  place: hasLength(photoLimits.place, messages.most(photoLimits.place[1])),
}

const labels: Record<string, string> = messages.fields
export const getLabel = (field: string): string => labels[field] ?? field

/** A value of a conflict in words. */
export const shownValue = (_field: string, value: unknown): string =>
  typeof value === 'number' ? messages.position(value) : String(value ?? '') || agencyMessages.noValue
