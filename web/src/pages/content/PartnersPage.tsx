import { MailAddress } from '#web/features/contact/MailAddress.tsx'
import { useAgency } from '#web/lib/site/agency.ts'
import { paths } from '#web/lib/site/paths.ts'
import { partners } from '#web/pages/content/partners.content.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { ContentPage } from '#web/ui/ContentPage.tsx'
import { Figures, Story } from '#web/ui/Story.tsx'
import { Text } from '#web/ui/Text.tsx'

export function Page() {
  const agency = useAgency()
  const quote = partners.quoteFor(agency)
  // The first part is about seminars.
  const parts = partners.parts.map((part, index) =>
    index === 0 && agency.email ? { ...part, action: quote } : part,
  )
  return (
    <ContentPage
      title={partners.title}
      intro={partners.intro}
      canonical={paths.partners}
      photo={partners.photo}
      actions={
        <>
          {agency.email && (
            <ButtonLink to={quote.to} isExternal variant="primary">
              {quote.label}
            </ButtonLink>
          )}
          <ButtonLink to={paths.callback}>{partners.callBack}</ButtonLink>
          <MailAddress className="basis-full" />
        </>
      }
    >
      <Figures figures={partners.figures} />
      <Story parts={parts} underAction={<MailAddress className="mt-3" />} />
      <div className="mt-14 flex flex-wrap items-end justify-between gap-x-14 gap-y-5 rounded-xl bg-sand p-6 *:mb-0 lg:mt-20 lg:p-10">
        <Text parts={[partners.appointment(agency)]} />
        <ButtonLink to={paths.callback} variant="ink">
          {partners.callBack}
        </ButtonLink>
      </div>
    </ContentPage>
  )
}
