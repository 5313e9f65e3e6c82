import { useParams } from 'react-router-dom'
import { LiveDepartures } from '#web/features/departures/LiveDepartures.tsx'
import { type Load, notFound } from '#web/lib/graph/load.ts'
import { paths } from '#web/lib/site/paths.ts'
import { Protected } from '#web/pages/account/Protected.tsx'
import { CartChoices } from '#web/pages/booking/CartChoices.tsx'
import { CartPageDocument, useCartPageQuery } from '#web/pages/booking/CartPage.generated.ts'
import { CartSummary } from '#web/pages/booking/CartSummary.tsx'
import { messages } from '#web/pages/booking/messages.ts'
import { type OwnCart, useCart, useOwnAddress } from '#web/pages/booking/useCart.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

/** Only the browser knows the account; it reads places and price again at each visit. */
export const load: Load = async (graph, { params }) => {
  if (typeof window === 'undefined') return
  const client = await graph.apollo()
  const { data } = await client.query({ query: CartPageDocument, fetchPolicy: 'network-only' })
  if (data?.me && data.me.cart?.id !== params.cartId) throw notFound()
}

/** The first step of a reservation: date and travellers. */
export function Page() {
  const { cartId = '' } = useParams()
  const query = useCartPageQuery()
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
  if (!cart)
    return (
      <EmptyState
        action={
          <ButtonLink to={paths.catalogue} variant="primary">
            {messages.discover}
          </ButtonLink>
        }
      >
        {messages.none}
      </EmptyState>
    )
  return <Step cart={cart} />
}

function Step({ cart }: { cart: OwnCart }) {
  const actions = useCart(cart.id)
  const departure = cart.expedition?.departures?.find(({ id }) => id === cart.departureId)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,1fr)_384px] lg:gap-16">
      <LiveDepartures expeditionId={cart.expedition?.id} />
      <CartChoices cart={cart} departure={departure} {...actions} />
      <CartSummary cart={cart} isBusy={actions.isBusy} onDrop={actions.drop} />
    </div>
  )
}
