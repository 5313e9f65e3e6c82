import type { PictureFragment } from '#web/ui/Picture.generated.ts'
import { limitRatio, toCrop, toSmallerPicture } from '#web/ui/pictureSizes.ts'

/**
 * `srcSet` is absent for small, repeated pictures: it is derived from the URL, up to the width of a large
 * card.
 */
type Photograph = Omit<PictureFragment, '__typename' | 'srcSet'> & Partial<Pick<PictureFragment, 'srcSet'>>

type Props = {
  image: Photograph
  /** Displayed width, for the attribute `sizes`. */
  sizes: string
  /** Ratio of the box that it covers, where the box cuts its sides. */
  ratio?: number
  /** The largest picture of the first screen: loaded at once. */
  isPriority?: boolean
  /** A smaller copy that the browser already has, shown until this one is loaded. */
  copy?: string | undefined
  /** Empty where the text beside it says the same. */
  alt?: string
  className?: string
}

/** A photograph in a box of fixed shape, with its average colour as a placeholder. */
export function Picture({
  image,
  sizes,
  ratio,
  isPriority = false,
  copy,
  alt = image.alt,
  className = '',
}: Props) {
  const crop = ratio && toCrop(image, ratio)
  const { url, srcSet } = image.srcSet === undefined ? toSmallerPicture(image.url, sizes, crop) : image
  return (
    <img
      src={url}
      srcSet={srcSet || undefined}
      sizes={srcSet ? limitRatio(sizes, crop) : undefined}
      width={image.width}
      height={image.height}
      alt={alt}
      loading={isPriority ? undefined : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      decoding="async"
      style={{
        objectPosition: image.focalPoint === '50% 50%' ? undefined : image.focalPoint,
        backgroundColor: image.placeholder ?? undefined,
        backgroundImage: copy && `url("${copy}")`,
      }}
      className={`picture ${className}`.trim()}
    />
  )
}
