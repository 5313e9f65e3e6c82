const greens = {
  sky: '#d9eae1',
  ridges: [
    ['#1a4d40', '#22634f'],
    ['#12392f', '#1a4d40'],
    ['#22634f', '#12392f'],
  ],
}

/** Few, so that a page of persons stays small. */
const shapes = {
  far: ['M0 46 29 23 34 44 46 23 60 42V60H0z', 'M0 46 20 31 34 44 55 20 60 42V60H0z'],
  near: ['M0 54 20 43 40 52 47 34 60 50V60H0z', 'M0 54 31 45 40 52 56 40 60 50V60H0z'],
}

type Props = { name: string; look?: typeof greens; className?: string }

/** A drawing instead of a face: a ridge and a sun, derived from the name. */
export function Avatar({ name, look = greens, className = 'size-[60px]' }: Props) {
  const seed = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
  const [near = '', far = ''] = look.ridges[seed % look.ridges.length] ?? []
  return (
    <svg viewBox="0 0 60 60" aria-hidden="true" className={`shrink-0 rounded-full ${className}`}>
      <rect width="60" height="60" fill={look.sky} />
      <circle cx={40 - (seed % 24)} cy="18" r="7" fill="#f2b134" />
      <path d={shapes.far[(seed >> 2) % 2]} fill={far} />
      <path d={shapes.near[(seed >> 4) % 2]} fill={near} />
    </svg>
  )
}
