import { Link } from 'react-router-dom'
import { messages } from '#web/app/messages.ts'
import { messages as accountMessages } from '#web/features/account/accountMenu.messages.ts'
import { type AccountLink, useAccountLinks } from '#web/features/account/useAccountLinks.ts'
import { useAccount } from '#web/lib/account/account.tsx'
import { Button } from '#web/ui/Button.tsx'

/** The account section of the menu: links of the account, or an invitation to sign in. */
export function MobileAccount({ onSignIn }: { onSignIn: () => void }) {
  const { isReady, me } = useAccount()
  const links = Object.values(useAccountLinks())
  if (me)
    return (
      <ul className="my-5 rounded-lg bg-sand px-5 py-2">
        {links.map((link) => (
          <MobileLink key={link.to} {...link} />
        ))}
      </ul>
    )
  return (
    <div className="my-5 rounded-lg bg-sand p-5" aria-busy={!isReady}>
      <p className="mb-4 font-semibold">{messages.mobilePrompt}</p>
      <Button variant="primary" className={`w-full ${isReady ? '' : 'invisible'}`} onClick={onSignIn}>
        {messages.mobileSignIn}
      </Button>
    </div>
  )
}

function MobileLink({ to, label, reported, isToComplete }: AccountLink) {
  return (
    <li>
      <Link to={to} className="flex min-h-12 flex-col justify-center py-1.5 font-semibold">
        {label}
        {(reported || isToComplete) && (
          <span className="grid text-meta font-normal">
            {reported && <span className="text-ink-2">{reported}</span>}
            {isToComplete && (
              <span className="inline-flex items-center gap-2 text-ember-700">
                <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-ember-600" />
                {accountMessages.toComplete}
              </span>
            )}
          </span>
        )}
      </Link>
    </li>
  )
}
