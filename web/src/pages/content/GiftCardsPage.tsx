import { agency } from '#web/lib/agency.content.ts'
import { paths } from '#web/lib/paths.ts'
import { giftCards } from '#web/pages/content/giftCards.content.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { ContentPage } from '#web/ui/ContentPage.tsx'
import { Contents } from '#web/ui/Contents.tsx'
import { Text } from '#web/ui/Text.tsx'

export function Page() {
  const { title, intro, parts, order, photo } = giftCards
  return (
    <ContentPage title={title} intro={intro} canonical={paths.giftCards} photo={photo}>
      <div className="beside">
        <Contents parts={parts} className="max-lg:hidden" />
        <div>
          <Text parts={parts} />
        </div>
      </div>
      <ButtonLink
        to={`mailto:${agency.email}?subject=${encodeURIComponent(title)}`}
        isExternal
        variant="primary"
      >
        {order}
      </ButtonLink>
    </ContentPage>
  )
}
