import { messages } from '#web/features/contact/messages.ts'
import { copy } from '#web/lib/browser/share.ts'
import { agency } from '#web/lib/site/agency.content.ts'

/** Beside a link that opens a mail program: the address for a visitor who has none. */
export const MailAddress = ({ className = '' }: { className?: string }) => (
  <p className={`flex flex-wrap items-center gap-x-3 text-ink-2 ${className}`}>
    <span>
      {messages.orWrite} <b className="font-semibold text-ink select-all">{agency.email}</b>
    </span>
    <button
      type="button"
      onClick={() => void copy(agency.email, messages.copied, messages.notCopied)}
      className="link min-h-11 cursor-pointer noscript:hidden"
    >
      {messages.copy}
    </button>
  </p>
)
