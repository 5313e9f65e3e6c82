import { paths } from '#web/lib/paths.ts'
import { accessibility } from '#web/pages/content/accessibility.content.ts'
import { ContentPage } from '#web/ui/ContentPage.tsx'
import { Text } from '#web/ui/Text.tsx'

export function Page() {
  return (
    <ContentPage title={accessibility.title} intro={accessibility.intro} canonical={paths.accessibility}>
      <Text parts={accessibility.parts} />
    </ContentPage>
  )
}
