import { messages } from '#web/features/contact/messages.ts'
import { copy } from '#web/lib/browser/share.ts'
import { useAgency } from '#web/lib/site/agency.ts'

/** Beside a link that opens a mail program: the address for a visitor who has none; nothing without an address. */
export function MailAddress({ className = '' }: { className?: string }) {
  const { email } = useAgency()
  if (!email) return null
  return (
    <p className={`flex flex-wrap items-center gap-x-3 text-ink-2 ${className}`}>
      <span>
        {messages.orWrite} <b className="font-semibold text-ink select-all">{email}</b>
      </span>
      <button
        type="button"
        onClick={() => void copy(email, messages.copied, messages.notCopied)}
        className="link min-h-11 cursor-pointer noscript:hidden"
      >
        {messages.copy}
      </button>
    </p>
  )
}
