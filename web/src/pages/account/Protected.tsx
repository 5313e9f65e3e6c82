import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { toast } from 'react-hot-toast/headless'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAccount } from '#web/lib/account/account.tsx'
import { explainFailure } from '#web/lib/graph/graphErrors.ts'
import { paths } from '#web/lib/site/paths.ts'
import { messages } from '#web/pages/account/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { ContentPage } from '#web/ui/ContentPage.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

type Props<Me> = {
  title: string
  intro: string
  canonical: string
  parents?: { label: string; to: string }[]
  /** `undefined` until it is known; `null` for a visitor. */
  me: Me | null | undefined
  /** The query of the page, for a retry after a failure. */
  query: { error?: unknown; refetch: () => Promise<unknown> }
  /** Placeholder of the content. */
  skeleton?: ReactNode
  children: (me: Me) => ReactNode
}

/** A page of an account: only the browser knows the account, and redirects a visitor to the home page. */
export function Protected<Me>({ me, query, skeleton, children, ...head }: Props<Me>) {
  return (
    <ContentPage {...head} isIndexed={false}>
      {/* The footer stays below the screen, and nothing moves once the account is known. */}
      <div className="min-h-svh">
        <Known me={me} query={query} skeleton={skeleton}>
          {children}
        </Known>
      </div>
    </ContentPage>
  )
}

/** The content of such a page, in a frame of its own. */
export function Known<Me>({
  me,
  query,
  skeleton,
  children,
}: Pick<Props<Me>, 'me' | 'query' | 'skeleton' | 'children'>) {
  return me ? children(me) : <Waiting isVisitor={me === null} query={query} skeleton={skeleton} />
}

type WaitingProps = Pick<Props<never>, 'query' | 'skeleton'> & { isVisitor: boolean }

function Waiting({ isVisitor, query: { error, refetch }, skeleton }: WaitingProps) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { setIntent } = useAccount()
  const leave = useEffectEvent(() => {
    setIntent({ kind: 'page', path: pathname + search })
    // The same toast, however often this runs.
    toast.error(messages.signInFirst, { id: 'sign-in-first' })
    void navigate(paths.home, { replace: true })
  })
  useEffect(() => {
    if (isVisitor && !error) leave()
  }, [isVisitor, error])
  if (error)
    return (
      <EmptyState
        action={<Button onClick={() => void refetch().catch(() => undefined)}>{messages.retry}</Button>}
      >
        {explainFailure()}
      </EmptyState>
    )
  return (
    <div aria-busy="true">
      <p role="status" className="noscript:hidden">
        {messages.loading}
      </p>
      <p className="hidden noscript:block">{messages.needsScripts}</p>
      {skeleton}
    </div>
  )
}
