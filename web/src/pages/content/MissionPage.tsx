import { paths } from '#web/lib/paths.ts'
import { mission } from '#web/pages/content/mission.content.ts'
import { messages } from '#web/pages/messages.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { ContentPage } from '#web/ui/ContentPage.tsx'
import { TextWithContents } from '#web/ui/TextWithContents.tsx'

export function Page() {
  return (
    <ContentPage title={mission.title} intro={mission.intro} canonical={paths.mission} photo={mission.photo}>
      <TextWithContents parts={mission.parts} />
      <ButtonLink to={paths.guides}>{messages.meetGuides}</ButtonLink>
    </ContentPage>
  )
}
