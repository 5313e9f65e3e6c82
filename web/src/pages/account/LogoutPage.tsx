import { useEffect, useEffectEvent } from 'react'
import { toast } from 'react-hot-toast/headless'
import { useNavigate } from 'react-router-dom'
import { useAccount } from '#web/lib/account/account.tsx'
import { clearDrafts } from '#web/lib/account/drafts.ts'
import { deleteRoadBooks } from '#web/lib/account/roadBooks.ts'
import { explainFailure } from '#web/lib/graph/graphErrors.ts'
import { useGraph } from '#web/lib/graph/graphHooks.ts'
import { notifyTabs } from '#web/lib/graph/tabs.ts'
import { paths } from '#web/lib/site/paths.ts'
import { useLogoutMutation } from '#web/pages/account/LogoutPage.generated.ts'
import { messages } from '#web/pages/account/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { ContentPage } from '#web/ui/ContentPage.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

/** Requesting this page changes nothing: the browser runs the logout mutation and clears its data. */
export function Page() {
  const [logout, { data, error }] = useLogoutMutation()
  const graph = useGraph()
  const { setIntent } = useAccount()
  const navigate = useNavigate()
  async function leave(): Promise<void> {
    // A browser that blocks its caches rejects: it holds no road book, and the account still signs out.
    await deleteRoadBooks().catch(() => undefined)
    const answer = await logout()
    if (!answer.data?.logout.ok) return
    setIntent(null)
    clearDrafts()
    notifyTabs({ kind: 'account', id: '' })
    await graph.reset()
    toast.success(messages.seeYou, { id: 'see-you' })
    await navigate(paths.home, { replace: true })
  }
  const attempt = () => leave().catch(() => undefined)
  const arrive = useEffectEvent(attempt)
  useEffect(() => {
    void arrive()
  }, [])
  return (
    <ContentPage title={messages.signOut} intro={messages.leaving} canonical={paths.logout} isIndexed={false}>
      {error || data?.logout.ok === false ? (
        <EmptyState action={<Button onClick={() => void attempt()}>{messages.retry}</Button>}>
          {explainFailure()}
        </EmptyState>
      ) : (
        <>
          <p role="status" className="noscript:hidden">
            {messages.loading}
          </p>
          <p className="hidden noscript:block">{messages.needsScripts}</p>
        </>
      )}
    </ContentPage>
  )
}
