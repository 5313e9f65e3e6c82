import type { Load } from '#web/lib/graph/load.ts'
import { paths } from '#web/lib/site/paths.ts'
import { MissionPageDocument, useMissionPageQuery } from '#web/pages/content/MissionPage.generated.ts'
import { mission, replies } from '#web/pages/content/mission.content.ts'
import { toCounts } from '#web/pages/content/mission.rules.ts'
import { messages } from '#web/pages/messages.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { ContentPage } from '#web/ui/ContentPage.tsx'
import { Figures, Proofs } from '#web/ui/Story.tsx'
import { TextWithContents } from '#web/ui/TextWithContents.tsx'

export const load: Load = (client) => client.query({ query: MissionPageDocument })

/** The proofs behind the reassurances of the footer. */
export function Page() {
  const query = useMissionPageQuery()
  const data = query.dataState === 'complete' ? query.data : undefined
  const stats = data?.replyStats
  const counts = toCounts(data?.expeditions ?? null)
  return (
    <ContentPage title={mission.title} intro={mission.intro} canonical={paths.mission} photo={mission.photo}>
      {data && <Figures figures={mission.figures(data)} />}
      {counts && <Proofs proofs={mission.proofs(counts)} />}
      <TextWithContents parts={[...mission.parts, replies(stats)]} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.guides}>{messages.meetGuides}</ButtonLink>
        <ButtonLink to={paths.callback} variant="ink">
          {mission.callBack}
        </ButtonLink>
      </div>
    </ContentPage>
  )
}
