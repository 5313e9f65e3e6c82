type Photograph = {
  url: string
  width: number
  height: number
  alt: string
  srcSet: string
  placeholder: string | null
  focalPoint: string
}

type Props = {
  image: Photograph
  /** How wide it is shown, for the attribute `sizes`. */
  sizes: string
  /** The largest picture of the first screen: asked for at once. */
  isPriority?: boolean
  /** Empty where the text beside it says the same. */
  alt?: string
  className?: string
}

/** A photograph in a box of a known shape; its average colour stands there until it has come. */
export function Picture({ image, sizes, isPriority = false, alt = image.alt, className = '' }: Props) {
  return (
    <img
      src={image.url}
      srcSet={image.srcSet || undefined}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={alt}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : 'auto'}
      decoding="async"
      style={{ objectPosition: image.focalPoint, backgroundColor: image.placeholder ?? undefined }}
      className={`block size-full object-cover ${className}`}
    />
  )
}
