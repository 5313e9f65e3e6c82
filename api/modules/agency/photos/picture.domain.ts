import type { PictureFault } from '#api/modules/agency/photos/photos.messages.ts'

/** The parts of an accepted file around its pixels, which are never stored. */
type Parts = { around: Buffer[]; trailer: Buffer; isAnimated?: boolean }
type Reading = Parts | PictureFault

/**
 * Refuses a file by its content: another format, an incomplete or animated picture, or one that is also
 * something else. Its pixels are not decoded.
 */
export function faultOfPicture(bytes: Buffer): PictureFault | undefined {
  const reading = readParts(bytes)
  if (typeof reading === 'string') return reading
  const { around, trailer, isAnimated = false } = reading
  if (isAnimated) return 'animated'
  const isForeign = !isLeftByCamera(trailer) || opensComment(bytes) || [...around, trailer].some(holdsCode)
  return isForeign ? 'foreign' : undefined
}

const text = (bytes: Buffer, from = 0, to = bytes.length) => bytes.toString('latin1', from, to)

const isJpeg = (bytes: Buffer) => bytes.toString('hex', 0, 3) === 'ffd8ff'

function readParts(bytes: Buffer): Reading {
  if (isJpeg(bytes)) return readJpeg(bytes)
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return readPng(bytes)
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return readWebp(bytes)
  return /^ftyp(?:hei|hev|mif1|msf1)/.test(text(bytes, 4, 12)) ? 'heic' : 'type'
}

const startOfScan = 0xda
const endOfImage = 0xd9
const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)
const isMetadata = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe

/** Segments up to the end of the image; a thumbnail in one of them has an end of its own. */
function readJpeg(bytes: Buffer): Reading {
  const around: Buffer[] = []
  let at = 2
  while (at + 4 <= bytes.length || bytes[at + 1] === endOfImage) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) return 'unreadable'
    if (marker === endOfImage) return { around, trailer: bytes.subarray(at + 2) }
    if (marker === 0xff || isAlone(marker)) {
      at += marker === 0xff ? 1 : 2
      continue
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (isMetadata(marker)) around.push(bytes.subarray(at + 4, end))
    at = marker === startOfScan ? endOfScan(bytes, end) : end
  }
  return 'truncated'
}

/** Within a scan a marker is stuffed with 0, or restarts it. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 2)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return bytes.length
}

function readPng(bytes: Buffer): Reading {
  const around: Buffer[] = []
  let isAnimated = false
  let at = 8
  while (at + 12 <= bytes.length) {
    const type = text(bytes, at + 4, at + 8)
    const end = at + 12 + bytes.readUInt32BE(at)
    if (type === 'acTL') isAnimated = true
    if (end <= bytes.length && type === 'IEND') return { around, trailer: bytes.subarray(end), isAnimated }
    if (type !== 'IDAT') around.push(bytes.subarray(at + 8, end))
    at = end
  }
  return 'truncated'
}

function readWebp(bytes: Buffer): Reading {
  const around: Buffer[] = []
  const whole = 8 + bytes.readUInt32LE(4)
  let isAnimated = false
  let at = 12
  while (at + 8 <= whole && whole <= bytes.length) {
    const type = text(bytes, at, at + 4)
    const size = bytes.readUInt32LE(at + 4)
    const end = at + 8 + size + (size % 2)
    if (type === 'ANIM' || type === 'ANMF') isAnimated = true
    if (!['VP8 ', 'VP8L', 'ALPH'].includes(type)) around.push(bytes.subarray(at + 8, end))
    at = end
  }
  return at >= whole && whole <= bytes.length
    ? { around, trailer: bytes.subarray(whole), isAnimated }
    : 'truncated'
}

/** Cameras append a second picture, a short film, or Samsung's fields; nothing else follows a photograph. */
function isLeftByCamera(trailer: Buffer): boolean {
  const first = trailer.findIndex((byte) => byte !== 0)
  if (first === -1) return true
  const isFilm = text(trailer, 4, 8) === 'ftyp'
  return isFilm || isJpeg(trailer.subarray(first)) || text(trailer).endsWith('SEFT')
}

/** The first bytes of JPEG and WebP are a word to a browser that expects a script: the length after it opens a comment. */
const opensComment = (bytes: Buffer) => text(bytes, 4, 6) === '/*'

const code =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: signatures of ZIP files.
  /<(?:script|html|svg|body|iframe)[\s>]|<!doctype|<\?php|%PDF-\d|PK\x03\x04[\x0a\x14\x2d]\x00|PK\x05\x06\x00\x00/i

const holdsCode = (part: Buffer) => code.test(text(part))
