import type { PhotoInput } from '#api/modules/agency/photos/photos.contract.ts'
import { photoMessages } from '#api/modules/agency/photos/photos.messages.ts'
import { photoLimits } from '#schema/photo.ts'
import { cleanText } from '#schema/text.ts'

/** Words of the agency about a photograph, and its focal point. */
export type PhotoWords = {
  alt: string
  focusX: number
  focusY: number
  author: string
  license: string
  licenseUrl: string
  place: string | null
}

/** A message for each field that breaks a rule, by its REST name. */
export type ReadPhoto = { words: PhotoWords; faults: Record<string, string> }

/** Applies the fields of an input to a photograph, and reports those that break a rule. */
export function readPhoto(before: PhotoWords, input: PhotoInput): ReadPhoto {
  const faults: Record<string, string> = {}
  const line = (name: 'alt' | 'author' | 'license' | 'place', stored: string) => {
    const typed = input[name]
    if (typed === undefined) return stored
    const cleaned = cleanText(typed ?? '')?.replace(/\s+/g, ' ')
    const fault = faultOfLine(name, cleaned)
    if (fault) faults[name] = fault
    return cleaned ?? ''
  }
  const license = line('license', before.license)
  const words = {
    alt: line('alt', before.alt),
    focusX: input.focus_x ?? before.focusX,
    focusY: input.focus_y ?? before.focusY,
    author: line('author', before.author),
    license,
    // The address is that of the former licence.
    licenseUrl: license === before.license ? before.licenseUrl : '',
    place: line('place', before.place ?? '') || null,
  }
  return { words, faults }
}

function faultOfLine(name: 'alt' | 'author' | 'license' | 'place', line: string | undefined) {
  if (line === undefined) return photoMessages.text
  const [least, most] = photoLimits[name]
  if (line.length >= least && line.length <= most) return undefined
  return name === 'alt' ? photoMessages.alt : photoMessages.most(most)
}
