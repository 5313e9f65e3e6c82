import { paths } from '#web/lib/site/paths.ts'
import { commitments } from '#web/pages/content/commitments.content.ts'
import { ContentPage } from '#web/ui/ContentPage.tsx'
import { TextWithContents } from '#web/ui/TextWithContents.tsx'

export function Page() {
  return (
    <ContentPage title={commitments.title} intro={commitments.intro} canonical={paths.commitments}>
      <TextWithContents parts={commitments.parts} />
    </ContentPage>
  )
}
