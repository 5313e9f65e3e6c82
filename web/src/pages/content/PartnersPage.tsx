import { agency } from '#web/lib/site/agency.content.ts'
import { paths } from '#web/lib/site/paths.ts'
import { partners } from '#web/pages/content/partners.content.ts'
import { messages } from '#web/pages/messages.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { ContentPage } from '#web/ui/ContentPage.tsx'
import { TextWithContents } from '#web/ui/TextWithContents.tsx'

export function Page() {
  return (
    <ContentPage
      title={partners.title}
      intro={partners.intro}
      canonical={paths.partners}
      photo={partners.photo}
    >
      <TextWithContents parts={partners.parts} />
      <ButtonLink to={`mailto:${agency.email}`} isExternal variant="primary">
        {messages.writeToUs}
      </ButtonLink>
    </ContentPage>
  )
}
