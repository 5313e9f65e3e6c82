import { StoredItems } from '#web/features/consent/StoredItems.tsx'
import { useAgency } from '#web/lib/site/agency.ts'
import { paths } from '#web/lib/site/paths.ts'
import { legal } from '#web/pages/content/legal.content.ts'
import { ContentPage } from '#web/ui/ContentPage.tsx'
import { TextWithContents } from '#web/ui/TextWithContents.tsx'

export function Page() {
  const { title, intro, parts } = legal
  return (
    <ContentPage title={title} intro={intro} canonical={paths.legal}>
      <TextWithContents parts={parts(useAgency())} hasContentsOnPhones>
        <StoredItems />
      </TextWithContents>
    </ContentPage>
  )
}
