import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

type Size = { width?: number; height?: number }

/** A picture that is red on its left and blue on its right, with grain. */
export function drawing({ width = 1_600, height = 1_200 }: Size = {}): Sharp {
  const half = { width: Math.floor(width / 2), height }
  return sharp({ create: { width, height, channels: 3, background: '#1030c0' } }).composite([
    { input: { create: { ...half, channels: 3, background: '#c03010' } }, left: 0, top: 0 },
  ])
}

export const jpeg = (size: Size = {}): Promise<Buffer> => drawing(size).jpeg({ quality: 90 }).toBuffer()

/** As a phone saves it: turned, with the place, a comment of its owner and a wide colour space. */
export function phoneJpeg(size: Size = {}): Promise<Buffer> {
  return drawing(size)
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Explophone', Artist: 'Camille Secrète', ImageDescription: 'Chez moi' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '45/1 55/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '6/1 52/1 0/1',
      },
    })
    .withXmp(
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="r">45.9167N chez moi</rdf:RDF></x:xmpmeta>',
    )
    .jpeg({ quality: 90 })
    .toBuffer()
}

/** Noise: the largest file and the slowest to read of its size. */
export function noisyJpeg(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 92 })
    .toBuffer()
}

/** Segments of a JPEG file up to its pixels, as « E1 » and its size. */
export function listSegments(bytes: Buffer): string[] {
  const found: string[] = []
  for (let at = 2; bytes[at] === 0xff && bytes[at + 1] !== 0xda; at += 2 + bytes.readUInt16BE(at + 2))
    found.push(`${bytes[at + 1]?.toString(16).toUpperCase()} ${bytes.readUInt16BE(at + 2)}`)
  return found
}

/** Inserts a segment behind the first two bytes. */
export function withSegment(bytes: Buffer, marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([bytes.subarray(0, 2), head, content, bytes.subarray(2)])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

const pngSignature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** A valid PNG file of one bit a pixel, all black: 20,000 × 20,000 of them fit into 50 kB. */
export function blackPng(
  width: number,
  height: number,
  extra: { type: string; data: Buffer }[] = [],
): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(1, 8)
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))), { level: 9 })
  return Buffer.concat([
    pngSignature,
    chunk('IHDR', header),
    ...extra.map(({ type, data }) => chunk(type, data)),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
