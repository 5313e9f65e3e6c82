import { type PictureFault, pictureMessages } from '#api/modules/agency/photos/photos.messages.ts'
import { faultOfPicture } from '#api/modules/agency/photos/picture.domain.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { photoLimits } from '#schema/photo.ts'
import { createSemaphore, runInside } from '#server/semaphore.ts'

/** A photograph as it is stored: upright, in sRGB, without metadata. */
export type Master = { bytes: Buffer; width: number; height: number; color: string }

const quality = 90
const longestS = 10

/** One at a time, since decoding takes a core; a few wait, in bodies of 15 MB each. */
const semaphore = createSemaphore(1, 4)

const refuse = (fault: PictureFault): never => {
  throw new Refusal('FILE_REFUSED', { message: pictureMessages[fault] })
}

/** Makes the master of an upload, or refuses it: before decoding wherever its head is enough. */
export async function toMaster(sent: Buffer): Promise<Master> {
  const fault = faultOfPicture(sent)
  if (fault) refuse(fault)
  if (semaphore.isFull()) throw new Refusal('OVERLOADED')
  return runInside(semaphore, () => decode(sent))
}

async function decode(sent: Buffer): Promise<Master> {
  // Only staff send photographs: services without any do not load the library.
  const { default: sharp } = await import('sharp')
  const head = await sharp(sent, { limitInputPixels: false })
    .metadata()
    .catch(() => refuse('unreadable'))
  const { width, height } = head.autoOrient
  if (width * height > photoLimits.mostPixels) refuse('large')
  if (width < photoLimits.leastWidth) refuse('narrow')
  if ((head.pages ?? 1) > 1) refuse('animated')
  try {
    const bytes = await sharp(sent, { limitInputPixels: photoLimits.mostPixels, failOn: 'error' })
      .timeout({ seconds: longestS })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality })
      .toBuffer()
    const average = await sharp(bytes).resize(1, 1, { fit: 'fill' }).raw().toBuffer()
    return { bytes, width, height, color: `#${average.toString('hex').slice(0, 6)}` }
  } catch {
    return refuse('unreadable')
  }
}
