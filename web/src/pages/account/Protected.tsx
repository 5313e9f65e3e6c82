import { type ReactNode, useEffect } from 'react'
import { toast } from 'react-hot-toast/headless'
import { useNavigate } from 'react-router-dom'
import { paths } from '#web/lib/paths.ts'
import { messages } from '#web/pages/account/messages.ts'
import { ContentPage } from '#web/ui/ContentPage.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

type Props<Me> = {
  title: string
  intro: string
  canonical: string
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
  useEffect(() => {
    if (!isVisitor) return
    // The same toast, however often this runs.
    toast.error(messages.signInFirst, { id: 'sign-in-first' })
    void navigate(paths.home, { replace: true })
  }, [isVisitor, navigate])
  return hasFailed ? <EmptyState>{messages.failed}</EmptyState> : <p role="status">{messages.loading}</p>
}
