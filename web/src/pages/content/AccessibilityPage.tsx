import { useAgency } from '#web/lib/site/agency.ts'
import { paths } from '#web/lib/site/paths.ts'
import { accessibility } from '#web/pages/content/accessibility.content.ts'
import { ContentPage } from '#web/ui/ContentPage.tsx'
import { TextWithContents } from '#web/ui/TextWithContents.tsx'

export function Page() {
  const { email } = useAgency()
  const parts = [...accessibility.parts, ...(email ? [accessibility.report(email)] : [])]
  return (
    <ContentPage title={accessibility.title} intro={accessibility.intro} canonical={paths.accessibility}>
      <TextWithContents parts={parts} />
    </ContentPage>
  )
}
