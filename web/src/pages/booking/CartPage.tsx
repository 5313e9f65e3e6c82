import { useParams } from 'react-router-dom'
import { type Load, notFound } from '#web/lib/graph/load.ts'
import { paths } from '#web/lib/site/paths.ts'
import { Protected } from '#web/pages/account/Protected.tsx'
import { ReservationPageDocument } from '#web/pages/account/ReservationPage.generated.ts'
import { CartChoices } from '#web/pages/booking/CartChoices.tsx'
import { CartPageDocument, useCartPageQuery } from '#web/pages/booking/CartPage.generated.ts'
import { CartSummary } from '#web/pages/booking/CartSummary.tsx'
import { ConfirmationPage } from '#web/pages/booking/ConfirmationPage.tsx'
import { DatePage } from '#web/pages/booking/DatePage.tsx'
import { messages } from '#web/pages/booking/messages.ts'
import { NoCart } from '#web/pages/booking/NoCart.tsx'
import { OptionsPage } from '#web/pages/booking/OptionsPage.tsx'
import { PaymentPage } from '#web/pages/booking/PaymentPage.tsx'
import { TravellersPage } from '#web/pages/booking/TravellersPage.tsx'
import { type OwnCart, useCart, useOwnAddress } from '#web/pages/booking/useCart.ts'

const pages = new Map([
  ['1', FirstPage],
  ['2', TravellersPage],
  ['3', OptionsPage],
  ['4', PaymentPage],
  ['confirmation', ConfirmationPage],
])

/** Only the browser knows the account; it reads places and price again at each visit. */
export const load: Load = async (graph, { params }) => {
  if (!pages.has(params.step ?? '')) throw notFound()
  if (typeof window === 'undefined' || params.step === 'confirmation') return
  const client = await graph.apollo()
  const { data } = await client.query({ query: CartPageDocument, fetchPolicy: 'network-only' })
  if (!data?.me || data.me.cart?.id === params.cartId) return
  // A paid cart has become the reservation of the same id.
  const variables = { id: params.cartId ?? '' }
  const paid = await client.query({ query: ReservationPageDocument, variables, fetchPolicy: 'network-only' })
  if (!paid.data?.reservation) throw notFound()
}

/** A step of a reservation. */
export function Page() {
  const { step = '1' } = useParams()
  const Step = pages.get(step) ?? FirstPage
  return <Step />
}

/** Date and travellers; the way to the phone where places are not sold online. */
function FirstPage() {
  const query = useCartPageQuery()
  const isOpen = query.dataState === 'complete' && query.data.features?.booking
  return isOpen ? <DatePage /> : <PhonePage query={query} />
}

function PhonePage({ query }: { query: ReturnType<typeof useCartPageQuery> }) {
  const { cartId = '' } = useParams()
  return (
    <Protected
      title={messages.title}
      intro={messages.intro}
      canonical={paths.cart(cartId)}
      me={query.dataState === 'complete' ? query.data.me : undefined}
      query={query}
    >
      {({ cart }) => <Owned cartId={cartId} cart={cart} />}
    </Protected>
  )
}

function Owned({ cartId, cart }: { cartId: string; cart: OwnCart | null }) {
  if (!useOwnAddress(cartId, cart?.id)) return null
  return cart ? <PhoneStep cart={cart} /> : <NoCart />
}

function PhoneStep({ cart }: { cart: OwnCart }) {
  const actions = useCart(cart)
  const departure = cart.expedition?.departures?.find(({ id }) => id === cart.departureId)
  return (
    <div
      data-dates={cart.expedition?.id}
      className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,1fr)_384px] lg:gap-16"
    >
      <CartChoices cart={cart} departure={departure} {...actions} />
      <CartSummary cart={cart} isBusy={actions.isBusy} onDrop={actions.drop} />
    </div>
  )
}
