import { agency } from '#web/lib/site/agency.content.ts'
import { paths } from '#web/lib/site/paths.ts'
import { giftCards } from '#web/pages/content/giftCards.content.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { ContentPage } from '#web/ui/ContentPage.tsx'
import { TextWithContents } from '#web/ui/TextWithContents.tsx'

export function Page() {
  const { title, intro, parts, order, photo } = giftCards
  return (
    <ContentPage title={title} intro={intro} canonical={paths.giftCards} photo={photo}>
      <TextWithContents parts={parts} />
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
