import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { toast } from 'react-hot-toast/headless'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAccount } from '#web/lib/account.tsx'
import { paths } from '#web/lib/paths.ts'
import { messages } from '#web/pages/account/messages.ts'
import { ContentPage } from '#web/ui/ContentPage.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

type Props<Me> = {
  title: string
  intro: string
  canonical: string
  parents?: { label: string; to: string }[]
  /** Not known yet while `undefined`; nobody is signed in when `null`. */
  me: Me | null | undefined
  hasFailed: boolean
  children: (me: Me) => ReactNode
}

/** A page of an account: who looks at it is only known in the browser, and a visitor is sent home. */
export function Protected<Me>({ me, hasFailed, children, ...head }: Props<Me>) {
  return (
    <ContentPage {...head} isIndexed={false}>
      {me ? children(me) : <Waiting isVisitor={me === null && !hasFailed} hasFailed={hasFailed} />}
    </ContentPage>
  )
}

function Waiting({ isVisitor, hasFailed }: { isVisitor: boolean; hasFailed: boolean }) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { setWish } = useAccount()
  const leave = useEffectEvent(() => {
    setWish({ kind: 'page', path: pathname + search })
    // The same toast, however often this runs.
    toast.error(messages.signInFirst, { id: 'sign-in-first' })
    void navigate(paths.home, { replace: true })
  })
  useEffect(() => {
    if (isVisitor) leave()
  }, [isVisitor])
  return hasFailed ? <EmptyState>{messages.failed}</EmptyState> : <p role="status">{messages.loading}</p>
}
