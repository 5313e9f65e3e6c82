import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import type { PaymentPlan } from '#web/lib/graph/graph.generated.ts'
import { paths } from '#web/lib/site/paths.ts'
import { Known } from '#web/pages/account/Protected.tsx'
import { useCartPageQuery } from '#web/pages/booking/CartPage.generated.ts'
import { FunnelFoot } from '#web/pages/booking/FunnelActions.tsx'
import { FunnelProblems } from '#web/pages/booking/FunnelProblems.tsx'
import { FunnelSteps } from '#web/pages/booking/FunnelSteps.tsx'
import { FunnelSummary } from '#web/pages/booking/FunnelSummary.tsx'
import { messages } from '#web/pages/booking/funnel.messages.ts'
import { type Step, shownStep } from '#web/pages/booking/funnel.rules.ts'
import { HoldClock } from '#web/pages/booking/HoldClock.tsx'
import { NoCart } from '#web/pages/booking/NoCart.tsx'
import { type OwnCart, type Owner, useOwnAddress } from '#web/pages/booking/useCart.ts'
import { PageHead } from '#web/ui/PageHead.tsx'

/** Data of a step: the account, its cart, and a way to read both again. */
export type Funnel = {
  me: Owner
  cart: OwnCart
  refetch: () => Promise<unknown>
  /** The chosen way to pay, which the summary shows too. */
  plan: PaymentPlan
  onPlan: (plan: PaymentPlan) => void
}

type Props = {
  step: Step
  /** Meta description, and lead below the title. */
  intro: string
  children: (funnel: Funnel) => ReactNode
}

/** The frame of a step: progress, hold, problems and summary around its form. */
export function FunnelPage({ step, intro, children }: Props) {
  const { cartId = '' } = useParams()
  const query = useCartPageQuery()
  const [foot, setFoot] = useState<Element | null>(null)
  const [choice, setChoice] = useState<PaymentPlan>()
  const data = query.dataState === 'complete' ? query.data : undefined
  const plans = data?.me?.cart?.quote?.plans ?? []
  const plan = plans.find((each) => each === choice) ?? plans[0] ?? 'FULL'
  const title = messages.steps[step]
  const canonical = paths.cart(cartId, step)
  return (
    <div className="page funnel pt-4 pb-16 lg:pb-24">
      <PageHead title={title} description={intro} canonical={canonical} isIndexed={false} />
      <WayOut slug={data?.me?.cart?.expeditionSlug} />
      <FunnelSteps cartId={cartId} step={step} furthest={data?.me?.cart?.step ?? 1} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,1fr)_384px] lg:gap-16">
        <div>
          <h1 tabIndex={-1} className="text-h1 text-balance">
            {title}
          </h1>
          <p className="mt-3 mb-6 max-w-prose text-lede text-ink-2">{intro}</p>
          <div className="min-h-[60svh]">
            <Known me={data?.me} query={query}>
              {(me) => (
                <Owned
                  step={step}
                  cartId={cartId}
                  me={me}
                  isBookingOpen={data?.features?.booking ?? false}
                  refetch={query.refetch}
                  plan={plan}
                  onPlan={setChoice}
                >
                  {(funnel) => <FunnelFoot value={foot}>{children(funnel)}</FunnelFoot>}
                </Owned>
              )}
            </Known>
          </div>
        </div>
        {data?.me?.cart && <FunnelSummary cart={data.me.cart} plan={plan} foot={setFoot} />}
      </div>
    </div>
  )
}

/** Leaves without ending the reservation, which stays in progress. */
function WayOut({ slug }: { slug: string | null | undefined }) {
  return (
    <Link
      to={slug ? paths.expedition(slug) : paths.catalogue}
      className="link inline-flex min-h-11 items-center gap-2"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {slug ? messages.wayOut : messages.toCatalogue}
    </Link>
  )
}

type OwnedProps = Pick<Props, 'step' | 'children'> &
  Omit<Funnel, 'cart'> & { cartId: string; isBookingOpen: boolean }

function Owned({ step, cartId, isBookingOpen, children, ...funnel }: OwnedProps) {
  const { cart } = funnel.me
  const isOwn = useOwnAddress(cartId, cart?.id)
  const shown = cart ? shownStep(step, cart.step, isBookingOpen) : step
  useReplacedBy(isOwn && cart && shown !== step ? paths.cart(cart.id, shown) : undefined)
  if (!isOwn || shown !== step) return null
  if (!cart) return <NoCart />
  return (
    <>
      <HoldClock cart={cart} refetch={funnel.refetch} />
      <FunnelProblems cart={cart} />
      {children({ ...funnel, cart })}
    </>
  )
}

/** Leads to the step that has to be completed first, without an entry in the history. */
function useReplacedBy(path: string | undefined): void {
  const navigate = useNavigate()
  const leave = useEffectEvent(() => path && void navigate(path, { replace: true }))
  useEffect(() => {
    if (path) leave()
  }, [path])
}
