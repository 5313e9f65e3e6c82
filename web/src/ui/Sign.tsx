import type { ReactNode } from 'react'

const tones = { sun: 'sign sign-sun', white: 'sign sign-white', pine: 'sign' }

/** The pointed trail sign: one fact of a card, at the top left of its picture. */
export const Sign = ({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) => (
  <span className={tones[tone]}>{children}</span>
)
