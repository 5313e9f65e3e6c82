import { Copy } from 'lucide-react'
import { messages } from '#web/agency/access/messages.ts'
import { copy } from '#web/lib/browser/share.ts'
import { Button } from '#web/ui/Button.tsx'

/** Codes that are shown this once, to copy or print. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <>
      <p>{messages.recoveryCodesText}</p>
      <ol className="mt-4 grid grid-cols-2 gap-x-6 gap-y-2 rounded-md bg-sand px-5 py-4 font-mono text-15 text-ink">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Button
        size="sm"
        className="mt-4"
        onClick={() => void copy(codes.join('\n'), messages.copied, messages.notCopied)}
      >
        <Copy aria-hidden="true" className="size-4" />
        {messages.copy}
      </Button>
    </>
  )
}
