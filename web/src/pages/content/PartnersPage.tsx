import { MailAddress } from '#web/features/contact/MailAddress.tsx'
import { paths } from '#web/lib/site/paths.ts'
import { partners } from '#web/pages/content/partners.content.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { ContentPage } from '#web/ui/ContentPage.tsx'
import { Figures, Story } from '#web/ui/Story.tsx'
import { Text } from '#web/ui/Text.tsx'

export function Page() {
  return (
    <ContentPage
      title={partners.title}
      intro={partners.intro}
      canonical={paths.partners}
      photo={partners.photo}
      actions={
        <>
          <ButtonLink to={partners.quote.to} isExternal variant="primary">
            {partners.quote.label}
          </ButtonLink>
          <ButtonLink to={paths.callback}>{partners.callBack}</ButtonLink>
          <MailAddress className="basis-full" />
        </>
      }
    >
      <Figures figures={partners.figures} />
      <Story parts={partners.parts} underAction={<MailAddress className="mt-3" />} />
      <div className="mt-14 flex flex-wrap items-end justify-between gap-x-14 gap-y-5 rounded-xl bg-sand p-6 *:mb-0 lg:mt-20 lg:p-10">
        <Text parts={[partners.appointment]} />
        <ButtonLink to={paths.callback} variant="ink">
          {partners.callBack}
        </ButtonLink>
      </div>
    </ContentPage>
  )
}
