import { messages } from '#web/features/account/messages.ts'

/** The checked address, changed only by going back to its panel. */
export function EmailLine({ email, onChange }: { email: string; onChange: () => void }) {
  const at = email.lastIndexOf('@')
  return (
    <p className="mt-4 flex items-center gap-3 rounded-md bg-sand px-4 py-1">
      <span className="min-w-0 grow wrap-anywhere">
        {email.slice(0, at)}
        <wbr />
        {email.slice(at)}
      </span>
      <button
        type="button"
        aria-label={messages.changeEmailName}
        onClick={onChange}
        className="link min-h-11 shrink-0"
      >
        {messages.changeEmail}
      </button>
    </p>
  )
}
