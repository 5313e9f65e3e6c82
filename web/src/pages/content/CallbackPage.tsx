import { CallbackForm } from '#web/features/callback/CallbackForm.tsx'
import { useAgency } from '#web/lib/site/agency.ts'
import { paths } from '#web/lib/site/paths.ts'
import { callback } from '#web/pages/content/callback.content.ts'
import { ContentPage } from '#web/ui/ContentPage.tsx'

/** Reached from the footer outside the support hours; its form works without scripts. */
export function Page() {
  return (
    <ContentPage title={callback.title} intro={callback.intro(useAgency())} canonical={paths.callback}>
      <CallbackForm />
    </ContentPage>
  )
}
