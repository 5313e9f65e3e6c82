import type { ReactNode } from 'react'
import { Contents } from '#web/ui/Contents.tsx'
import { Text, type TextPart } from '#web/ui/Text.tsx'

type Props = {
  parts: readonly TextPart[]
  hasContentsOnPhones?: boolean
  /** Follows the last part. */
  children?: ReactNode
}

/** A text with its contents, hidden on phones unless readers come for single parts. */
export const TextWithContents = ({ parts, hasContentsOnPhones = false, children }: Props) => (
  <div className="beside">
    <Contents parts={parts} className={hasContentsOnPhones ? 'max-lg:mb-10' : 'max-lg:hidden'} />
    <div>
      <Text parts={parts} />
      {children}
    </div>
  </div>
)
