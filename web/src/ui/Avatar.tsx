const greens = {
  sky: '#d9eae1',
  ridges: [
    ['#1a4d40', '#22634f'],
    ['#12392f', '#1a4d40'],
    ['#22634f', '#12392f'],
  ],
}

type Props = { name: string; look?: typeof greens; className?: string }

/** A drawing instead of a face: a ridge and a sun, derived from the name. */
export function Avatar({ name, look = greens, className = 'size-[60px]' }: Props) {
  const seed = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
  const [near = '', far = ''] = look.ridges[seed % look.ridges.length] ?? []
  const peak = (shift: number) => 18 + ((seed >> shift) % 16)
  return (
    <svg viewBox="0 0 60 60" aria-hidden="true" className={`shrink-0 rounded-full ${className}`}>
      <rect width="60" height="60" fill={look.sky} />
      <circle cx={40 - (seed % 24)} cy="18" r="7" fill="#f2b134" />
      <path d={`M0 46 ${peak(1)} ${peak(2)} 34 44 ${peak(3) + 26} ${peak(4) + 4} 60 42V60H0z`} fill={far} />
      <path
        d={`M0 54 ${peak(3)} ${peak(1) + 14} 40 52 ${peak(2) + 24} ${peak(3) + 14} 60 50V60H0z`}
        fill={near}
      />
    </svg>
  )
}
