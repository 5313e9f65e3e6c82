import type { ReactNode } from 'react'

const tones = { sun: 'bg-sun-500 text-ink', white: 'bg-white text-ink', pine: 'bg-pine-100 text-pine-800' }

/** The pointed trail sign: one fact of a card, at the top left of its picture. */
export function Sign({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={`sign inline-flex h-7 items-center pr-[22px] pl-3.5 text-[13px] leading-none font-[650] ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
