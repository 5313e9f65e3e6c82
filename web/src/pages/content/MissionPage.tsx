import { paths } from '#web/lib/paths.ts'
import { mission } from '#web/pages/content/mission.content.ts'
import { messages } from '#web/pages/messages.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { ContentPage } from '#web/ui/ContentPage.tsx'
import { Contents } from '#web/ui/Contents.tsx'
import { Text } from '#web/ui/Text.tsx'

export function Page() {
  return (
    <ContentPage title={mission.title} intro={mission.intro} canonical={paths.mission} photo={mission.photo}>
      <div className="beside">
        <Contents parts={mission.parts} className="max-lg:hidden" />
        <div>
          <Text parts={mission.parts} />
        </div>
      </div>
      <ButtonLink to={paths.guides}>{messages.meetGuides}</ButtonLink>
    </ContentPage>
  )
}
