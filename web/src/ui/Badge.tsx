import type { ReactNode } from 'react'

const tones = {
  pine: 'bg-pine-50 text-pine-700',
  glacier: 'bg-glacier-100 text-glacier-700',
  sun: 'bg-sun-100 text-sun-900',
  rouge: 'bg-rouge-100 text-rouge-700',
  sand: 'bg-sand text-ink-2',
}

/** Pine for eco and train, glacier for age, sun for few places, rouge for full, sand for the rest. Two in a row at most. */
export function Badge({ tone = 'sand', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={`inline-flex h-7 items-center gap-1.5 rounded-full px-[11px] text-13 font-semibold whitespace-nowrap [&_svg]:size-4 ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
