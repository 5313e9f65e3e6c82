import { Copy } from 'lucide-react'
import { useState } from 'react'
import { messages } from '#web/agency/access/messages.ts'
import { Button } from '#web/ui/Button.tsx'

/** Codes that are shown this once, to copy or print. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const [isCopied, setCopied] = useState(false)
  const copy = () => navigator.clipboard.writeText(codes.join('\n')).then(() => setCopied(true))
  return (
    <>
      <p>{messages.recoveryCodesTold}</p>
      <ol className="mt-4 grid grid-cols-2 gap-x-6 gap-y-2 rounded-md bg-sand px-5 py-4 font-mono text-[15px] text-ink">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Button size="sm" className="mt-4" onClick={() => void copy().catch(() => undefined)}>
        <Copy aria-hidden="true" className="size-4" />
        {messages.copy}
      </Button>
      <p role="status" className="mt-2 text-meta empty:hidden">
        {isCopied && messages.copied}
      </p>
    </>
  )
}
