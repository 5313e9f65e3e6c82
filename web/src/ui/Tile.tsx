import { Link } from 'react-router-dom'
import { Picture } from '#web/ui/Picture.tsx'

type Props = {
  to: string
  title: string
  text?: string | null
  /** A short fact below the text. */
  fact?: string
  image: Parameters<typeof Picture>[0]['image'] | null
  sizes: string
  className?: string
}

/** A picture with its words below, in full light. */
export const Tile = ({ to, title, text, fact, image, sizes, className = '' }: Props) => (
  <Link to={to} className="group block">
    <span
      style={{ backgroundColor: image?.placeholder ?? undefined }}
      className={`block overflow-hidden rounded-xl bg-skeleton ${className || 'aspect-3/2'}`}
    >
      {image && (
        <Picture
          image={image}
          alt=""
          sizes={sizes}
          className="transition-transform duration-[900ms] ease-out group-hover:scale-104"
        />
      )}
    </span>
    <span className="mt-3 block text-h3 text-ink decoration-[1.5px] underline-offset-3 group-hover:underline">
      {title}
    </span>
    {text && <span className="mt-0.5 block max-w-[25.7em] text-[0.97rem] text-ink-2">{text}</span>}
    {fact && <span className="mt-1 block text-meta text-ink-2">{fact}</span>}
  </Link>
)
