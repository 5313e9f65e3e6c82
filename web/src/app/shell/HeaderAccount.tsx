import { useEffect, useState } from 'react'
import { messages } from '#web/app/messages.ts'
import { useAccount } from '#web/lib/account/account.tsx'
import { paths } from '#web/lib/site/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { useLate } from '#web/ui/useLate.ts'

/** Has one width for all, so that nothing beside it moves once the account is known. */
export function HeaderAccount({ isOnPhoto }: { isOnPhoto: boolean }) {
  const { isReady, me } = useAccount()
  const wasVisitor = useWas(isReady && !me)
  const AccountMenu = useLate(me !== null, () =>
    import('#web/features/account/AccountMenu.tsx').then((module) => module.AccountMenu),
  )
  return (
    <div className="ml-1 hidden w-[206px] items-center justify-end gap-1 lg:flex" aria-busy={!isReady}>
      {isReady && !me && <Visitor isOnPhoto={isOnPhoto} />}
      {me && AccountMenu && <AccountMenu me={me} takesFocus={wasVisitor} />}
      {(!isReady || (me && !AccountMenu)) && (
        <span className="skeleton h-10 w-full rounded-full! opacity-40 noscript:hidden" />
      )}
      {!isReady && (
        <a href={paths.account} className="hidden h-10 items-center px-4 font-semibold noscript:flex">
          {messages.signIn}
        </a>
      )}
    </div>
  )
}

/** The bar holds all links from the smallest desktop on. */
const compact = 'lg:px-3'

function Visitor({ isOnPhoto }: { isOnPhoto: boolean }) {
  const { openSignIn } = useAccount()
  return (
    <>
      <Button variant="ghost" size="sm" className={compact} onClick={() => openSignIn()}>
        {messages.signIn}
      </Button>
      <Button
        variant={isOnPhoto ? 'glass' : 'line'}
        size="sm"
        className={compact}
        onClick={() => openSignIn(undefined, 'signUp')}
      >
        {messages.signUp}
      </Button>
    </>
  )
}

/** Whether the condition has ever been true. */
function useWas(isSo: boolean): boolean {
  const [was, setWas] = useState(false)
  useEffect(() => {
    if (isSo) setWas(true)
  }, [isSo])
  return was
}
