import { useEffect } from 'react'
import { toast } from 'react-hot-toast/headless'
import { useNavigate } from 'react-router-dom'
import { paths } from '#web/lib/paths.ts'
import { useLogoutMutation } from '#web/pages/account/LogoutPage.generated.ts'
import { messages } from '#web/pages/account/messages.ts'
import { ContentPage } from '#web/ui/ContentPage.tsx'

/** Reading this page changes nothing: the browser that shows it asks to be signed out, and forgets what it knew. */
export function Page() {
  const [logout, { client, error }] = useLogoutMutation()
  const navigate = useNavigate()
  useEffect(() => {
    const leave = async () => {
      await logout()
      await client.resetStore()
      toast.success(messages.seeYou, { id: 'see-you' })
      await navigate(paths.home, { replace: true })
    }
    leave().catch(() => undefined)
  }, [logout, client, navigate])
  return (
    <ContentPage title={messages.signOut} intro={messages.leaving} canonical={paths.logout} isIndexed={false}>
      <p role="status">{error ? messages.failed : messages.loading}</p>
    </ContentPage>
  )
}
