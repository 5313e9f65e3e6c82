import { agency } from '#web/lib/site/agency.content.ts'
import { paths } from '#web/lib/site/paths.ts'
import { partners } from '#web/pages/content/partners.content.ts'
import { messages } from '#web/pages/messages.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { ContentPage } from '#web/ui/ContentPage.tsx'
import { Text } from '#web/ui/Text.tsx'

export function Page() {
  return (
    <ContentPage
      title={partners.title}
      intro={partners.intro}
      canonical={paths.partners}
      photo={partners.photo}
      actions={
        <ButtonLink to={`mailto:${agency.email}`} isExternal variant="primary">
          {messages.writeToUs}
        </ButtonLink>
      }
    >
      <div className="grid gap-6 lg:grid-cols-2">
        {partners.parts.map((part) => (
          <div key={part.id} className="rounded-xl bg-surface p-6 ring-1 ring-line lg:p-9 *:mb-0">
            <Text parts={[part]} />
          </div>
        ))}
      </div>
    </ContentPage>
  )
}
