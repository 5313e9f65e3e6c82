import { useSearchParams } from 'react-router-dom'
import { MailAddress } from '#web/features/contact/MailAddress.tsx'
import { euros } from '#web/lib/format/euros.ts'
import type { Load } from '#web/lib/graph/load.ts'
import { useAgency } from '#web/lib/site/agency.ts'
import { paths } from '#web/lib/site/paths.ts'
import { GiftBalance } from '#web/pages/content/GiftBalance.tsx'
import { GiftCard } from '#web/pages/content/GiftCard.tsx'
import { GiftCardsPageDocument, useGiftCardsPageQuery } from '#web/pages/content/GiftCardsPage.generated.ts'
import { GiftForm } from '#web/pages/content/GiftForm.tsx'
import { GiftReturn } from '#web/pages/content/GiftReturn.tsx'
import { giftCards } from '#web/pages/content/giftCards.content.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { ContentPage } from '#web/ui/ContentPage.tsx'
import { Text } from '#web/ui/Text.tsx'

export const load: Load = (graph) => graph.query({ query: GiftCardsPageDocument })

export function Page() {
  const query = useGiftCardsPageQuery()
  const isOpen = query.dataState === 'complete' && query.data.features?.giftCards
  const [search] = useSearchParams()
  const paymentId = search.get('payment')
  const { title, intro, parts } = giftCards
  const agency = useAgency()
  return (
    <ContentPage title={title} intro={intro} canonical={paths.giftCards}>
      <div className="mb-16">
        {paymentId && <GiftReturn paymentId={paymentId} />}
        {!paymentId && (isOpen ? <GiftForm /> : <Closed />)}
      </div>
      <div className="print:hidden">
        <Steps />
        <GiftBalance />
        <Text parts={parts(agency)} />
      </div>
    </ContentPage>
  )
}

/** Where cards are not sold online. */
function Closed() {
  const { card, write, callBack, order, byMail } = giftCards
  const agency = useAgency()
  return (
    <div className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-2">
      <GiftCard amount={euros(card.amount)} name={card.name} message="" isDrawing />
      <div>
        <p className="max-w-prose">{byMail}</p>
        {agency.email ? (
          <ButtonLink to={order(agency)} isExternal variant="primary" className="mt-6">
            {write}
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.callback} variant="primary" className="mt-6">
            {callBack}
          </ButtonLink>
        )}
        <MailAddress className="mt-3" />
      </div>
    </div>
  )
}

const Steps = () => (
  <section aria-labelledby="etapes" className="mb-16">
    <h2 id="etapes" className="mb-6 text-h2">
      {giftCards.stepsTitle}
    </h2>
    <ol className="grid gap-x-10 gap-y-6 lg:grid-cols-3">
      {giftCards.steps.map((step, index) => (
        <li key={step.title} className="border-t-2 border-pine-700 pt-4">
          <h3 className="flex items-baseline gap-3 text-h3">
            <span aria-hidden="true" className="text-pine-700 tabular-nums">
              {index + 1}
            </span>
            {step.title}
          </h3>
          <p className="mt-2 text-ink-2">{step.text}</p>
        </li>
      ))}
    </ol>
  </section>
)
