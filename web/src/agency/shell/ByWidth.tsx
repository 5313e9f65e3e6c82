import type { ReactNode } from 'react'
import { useDesktop } from '#web/lib/browser/desktop.ts'

type Props = { table: ReactNode; cards: ReactNode }

/** A list as a table on desktops, and as cards on small screens: fifty rows of the other one would only cost time. */
export const ByWidth = ({ table, cards }: Props) => (useDesktop() ? table : cards)
