import { paths } from '#web/lib/paths.ts'
import { legal } from '#web/pages/content/legal.content.ts'
import { ContentPage } from '#web/ui/ContentPage.tsx'
import { Contents } from '#web/ui/Contents.tsx'
import { Text } from '#web/ui/Text.tsx'

export function Page() {
  const { title, intro, parts } = legal
  return (
    <ContentPage title={title} intro={intro} canonical={paths.legal}>
      <div className="beside">
        <Contents parts={parts} className="max-lg:mb-10" />
        <div>
          <Text parts={parts} />
        </div>
      </div>
    </ContentPage>
  )
}
