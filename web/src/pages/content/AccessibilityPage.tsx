import { paths } from '#web/lib/paths.ts'
import { accessibility } from '#web/pages/content/accessibility.content.ts'
import { ContentPage } from '#web/ui/ContentPage.tsx'
import { Contents } from '#web/ui/Contents.tsx'
import { Text } from '#web/ui/Text.tsx'

export function Page() {
  return (
    <ContentPage title={accessibility.title} intro={accessibility.intro} canonical={paths.accessibility}>
      <div className="beside">
        <Contents parts={accessibility.parts} className="max-lg:hidden" />
        <div>
          <Text parts={accessibility.parts} />
        </div>
      </div>
    </ContentPage>
  )
}
