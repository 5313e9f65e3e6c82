import { deflateRawSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { toMaster } from '#api/modules/agency/photos/master.ts'
import { pictureMessages } from '#api/modules/agency/photos/photos.messages.ts'
import { Refusal } from '#api/plugins/errors.ts'
import {
  blackPng,
  drawing,
  jpeg,
  listSegments,
  noisyJpeg,
  phoneJpeg,
  withSegment,
} from '#tests/support/pictures.ts'

/** The sentence of a refusal; undefined for an accepted picture. */
const findFault = (bytes: Buffer): Promise<string | undefined> =>
  toMaster(bytes).then(
    () => undefined,
    (error: unknown) =>
      error instanceof Refusal && error.code === 'FILE_REFUSED' ? error.message : String(error),
  )

const pixel = async (bytes: Buffer, left: number, top: number) => [
  ...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
]

test('turns a phone’s picture upright, into sRGB, and keeps nothing but its pixels', async () => {
  const sent = await phoneJpeg()
  expect(await sharp(sent).metadata()).toMatchObject({ orientation: 6, hasProfile: true })
  expect(sent.includes('Camille Secr') && sent.includes('45.9167N')).toBe(true)
  const { bytes, width, height, color } = await toMaster(sent)
  expect([width, height]).toEqual([1_200, 1_600])
  const { exif, icc, xmp, iptc, orientation, space } = await sharp(bytes).metadata()
  expect({ exif, icc, xmp, iptc, orientation, space }).toEqual({ space: 'srgb' })
  // Not even the usual header, and no byte after the end of the picture.
  expect(listSegments(bytes).filter((segment) => /^(E|FE)/.test(segment))).toEqual([])
  expect(bytes.subarray(-2).toString('hex')).toBe('ffd9')
  // Left has become top, with the colours of before: in Display P3 that red is 177.
  const differs = async (left: number, top: number, expected: number[]) =>
    Math.max(
      ...(await pixel(bytes, left, top)).map((value, index) => Math.abs(value - (expected[index] ?? 0))),
    )
  expect(await differs(600, 200, [0xc0, 0x30, 0x10])).toBeLessThan(4)
  expect(await differs(600, 1_400, [0x10, 0x30, 0xc0])).toBeLessThan(4)
  expect(color).toMatch(/^#[0-9a-f]{6}$/)
})

test.each([
  ['a JPEG file', () => jpeg()],
  ['a progressive one', () => drawing().jpeg({ progressive: true }).toBuffer()],
  ['one in CMYK', () => drawing().toColourspace('cmyk').jpeg().toBuffer()],
  ['a PNG file', () => drawing().png().toBuffer()],
  [
    'one of 16 bits with transparency',
    () => drawing().ensureAlpha(0.5).toColourspace('rgb16').png().toBuffer(),
  ],
  ['a WebP file', () => drawing().webp().toBuffer()],
  ['a lossless one with metadata', () => drawing().withMetadata().webp({ lossless: true }).toBuffer()],
  ['one with a second picture, as phones append it', async () => Buffer.concat([await jpeg(), await jpeg()])],
  [
    'one with a short film',
    async () =>
      Buffer.concat([await jpeg(), Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0', 'latin1'), Buffer.alloc(99)]),
  ],
  ['one with padding', async () => Buffer.concat([await jpeg(), Buffer.alloc(4_096)])],
  ['40 million pixels', () => Promise.resolve(blackPng(8_000, 5_000))],
])('accepts %s', async (_case, make) => {
  expect(await findFault(await make())).toBeUndefined()
})

const readHead = (bytes: Buffer) => bytes.subarray(0, bytes.indexOf(Buffer.from([0xff, 0xda])))
const zip = () =>
  Buffer.concat([Buffer.from('PK\x03\x04\x14\0\0\0\x08\0', 'latin1'), deflateRawSync('alert(1)')])
const script = '<script>alert(document.domain)</script>'
const { foreign, type, heic, animated, truncated, narrow, large, unreadable } = pictureMessages

test.each([
  ['HTML behind the picture', foreign, async () => Buffer.concat([await jpeg(), Buffer.from(script)])],
  ['HTML in its comment', foreign, async () => withSegment(await jpeg(), 0xfe, Buffer.from(`x ${script}`))],
  [
    'PHP in its metadata',
    foreign,
    async () => withSegment(await jpeg(), 0xe1, Buffer.from('<?php system($_GET[0]);')),
  ],
  [
    'a script opened by the length of its header',
    foreign,
    async () =>
      withSegment(await jpeg(), 0xe0, Buffer.concat([Buffer.from('JFIF\0'), Buffer.alloc(0x2f2a - 7, 32)])),
  ],
  ['a ZIP file behind the picture', foreign, async () => Buffer.concat([await jpeg(), zip()])],
  ['one behind a second picture', foreign, async () => Buffer.concat([await jpeg(), await jpeg(), zip()])],
  ['a PDF behind the picture', foreign, async () => Buffer.concat([await jpeg(), Buffer.from('\n%PDF-1.7')])],
  ['a program behind the picture', foreign, async () => Buffer.concat([await jpeg(), Buffer.from('MZ\x90')])],
  [
    'HTML in a chunk of a PNG file',
    foreign,
    async () => blackPng(1_600, 1_200, [{ type: 'tEXt', data: Buffer.from(`a\0${script}`) }]),
  ],
  [
    'HTML behind a PNG file',
    foreign,
    async () => Buffer.concat([blackPng(1_600, 1_200), Buffer.from(script)]),
  ],
  [
    'HTML behind a WebP file',
    foreign,
    async () => Buffer.concat([await drawing().webp().toBuffer(), Buffer.from(script)]),
  ],
  ['a bomb of 20,000 × 20,000', large, async () => blackPng(20_000, 20_000)],
  ['more than 40 million pixels', large, async () => blackPng(8_001, 5_000)],
  ['less than 1,200 pixels across', narrow, () => jpeg({ width: 1_199, height: 3_000 })],
  ['less across once upright', narrow, () => phoneJpeg({ width: 3_000, height: 1_199 })],
  ['a truncated JPEG file', truncated, async () => (await noisyJpeg(1_600, 1_200)).subarray(0, 200_000)],
  ['a truncated PNG file', truncated, async () => (await drawing().png().toBuffer()).subarray(0, -20)],
  ['a truncated WebP file', truncated, async () => (await drawing().webp().toBuffer()).subarray(0, -20)],
  [
    'a JPEG file without pixels',
    unreadable,
    async () => Buffer.concat([readHead(await jpeg()), Buffer.from([0xff, 0xd9])]),
  ],
  [
    'an animated WebP file',
    animated,
    async () =>
      sharp([await jpeg(), await drawing().negate().jpeg().toBuffer()], { join: { animated: true } })
        .webp()
        .toBuffer(),
  ],
  [
    'an animated PNG file',
    animated,
    async () => blackPng(1_600, 1_200, [{ type: 'acTL', data: Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]) }]),
  ],
  [
    'SVG',
    type,
    async () =>
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000">${script}</svg>`),
  ],
  ['GIF', type, () => drawing().gif().toBuffer()],
  ['AVIF', type, () => drawing({ width: 1_300, height: 200 }).avif({ effort: 0 }).toBuffer()],
  ['TIFF', type, () => drawing().tiff().toBuffer()],
  ['HEIC', heic, async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1')],
  ['HTML', type, async () => Buffer.from('<!doctype html>')],
  ['three bytes', type, async () => Buffer.from([0xff, 0xd8])],
  ['the head of a JPEG file alone', truncated, async () => Buffer.from([0xff, 0xd8, 0xff])],
])('refuses %s', async (_case, expected, make) => {
  expect(await findFault(await make())).toBe(expected)
})

test('reads random ends and changes of a picture without an error of its own', async () => {
  const whole = await jpeg()
  const png = await drawing({ width: 1_300, height: 90 }).png().toBuffer()
  const webp = await drawing({ width: 1_300, height: 90 }).webp().toBuffer()
  const messages: string[] = Object.values(pictureMessages)
  for (const bytes of [whole, png, webp])
    for (let round = 0; round < 60; round++) {
      const changed = Buffer.from(bytes.subarray(0, Math.ceil(bytes.length * (1 - (round % 4) / 5))))
      for (let count = 0; count < 5; count++)
        changed[(round * 7_919 + count * 104_729) % Math.min(changed.length, 700)] =
          (round * 31 + count * 17) % 256
      const message = await findFault(changed)
      if (message !== undefined) expect(messages).toContain(message)
    }
})

test('makes five pictures at once, and refuses more as overload', async () => {
  const sent = await jpeg()
  const crowd = await Promise.allSettled(Array.from({ length: 7 }, () => toMaster(sent)))
  const refused = crowd.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))
  expect(refused).toEqual(['OVERLOADED', 'OVERLOADED'])
})
