import { Link } from 'react-router-dom'
import { messages } from '#web/app/messages.ts'
import { messages as accountMessages } from '#web/features/account/accountMenu.messages.ts'
import { type AccountLink, useAccountLinks } from '#web/features/account/useAccountLinks.ts'
import { useAccount } from '#web/lib/account/account.tsx'
import { paths } from '#web/lib/site/paths.ts'
import { Button } from '#web/ui/Button.tsx'

const reading = [
  { to: paths.blog, label: messages.blog },
  { to: paths.mission, label: messages.missionPage },
  { to: paths.guides, label: messages.guidesPage },
  { to: paths.levelQuiz, label: messages.quiz },
  { to: paths.faq, label: messages.faq },
]

/** The account section of the menu: links of the account, or an invitation to sign in. */
export function MobileAccount({ onSignIn }: { onSignIn: () => void }) {
  const { isReady, me } = useAccount()
  const { favourites, reservations, account, logout } = useAccountLinks()
  const links = me ? [favourites, reservations, ...reading, account, logout] : reading
  return (
    <>
      {!me && (
        <div className="my-5 rounded-lg bg-sand p-5" aria-busy={!isReady}>
          <p className="mb-4 font-semibold">{messages.mobilePrompt}</p>
          <Button variant="primary" className={`w-full ${isReady ? '' : 'invisible'}`} onClick={onSignIn}>
            {messages.mobileSignIn}
          </Button>
        </div>
      )}
      <ul className="grid">
        {links.map((link) => (
          <MobileLink key={link.to} {...link} />
        ))}
      </ul>
    </>
  )
}

export function MobileLink({ to, label, reported, isToComplete }: AccountLink) {
  return (
    <li className="border-b border-line">
      <Link to={to} className="flex min-h-14 items-center justify-between gap-4 text-lg font-semibold">
        {label}
        {(reported || isToComplete) && (
          <span className="grid justify-items-end text-right text-meta font-normal">
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
