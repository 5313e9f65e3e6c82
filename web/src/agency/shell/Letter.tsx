import type { ShownLetterFragment } from '#web/agency/shell/Letter.generated.ts'

/** A mail as its reader gets it. */
export const Letter = ({ mail: { subject, text } }: { mail: ShownLetterFragment }) => (
  <>
    <p className="font-semibold text-ink">{subject}</p>
    <p className="mt-3 rounded-md bg-sand px-4 py-3 break-words whitespace-pre-line text-ink">{text}</p>
  </>
)
