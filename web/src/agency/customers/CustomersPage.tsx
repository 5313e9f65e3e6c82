import { Link, useSearchParams } from 'react-router-dom'
import {
  type CustomerRowFragment,
  useAgencyCustomersQuery,
} from '#web/agency/customers/Customers.generated.ts'
import { readQuery, toName } from '#web/agency/customers/customers.rules.ts'
import { messages } from '#web/agency/customers/messages.ts'
import { Allowed } from '#web/agency/shell/Allowed.tsx'
import { PagedList } from '#web/agency/shell/PagedList.tsx'
import { Screen } from '#web/agency/shell/Screen.tsx'
import { useFilterForm } from '#web/agency/shell/useFilterForm.ts'
import { readablePhone } from '#web/lib/format/phone.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'

/** The customers, by the search of the address, in pages of fifty. */
export function Component() {
  const [params, setParams] = useSearchParams()
  return (
    <Screen title={messages.customers} intro={messages.intro}>
      <Allowed permission="BOOKINGS">
        <SearchForm key={String(params)} params={params} onSearch={setParams} />
        <List params={params} />
      </Allowed>
    </Screen>
  )
}

type SearchProps = { params: URLSearchParams; onSearch: (next: URLSearchParams) => void }

function SearchForm({ params, onSearch }: SearchProps) {
  const { onSubmit, error } = useFilterForm(onSearch)
  return (
    <search>
      <form onSubmit={onSubmit} className="mb-5 grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          label={messages.search}
          name="q"
          type="search"
          className="!mt-0"
          defaultValue={params.get('q') ?? ''}
          error={error}
        />
        <Button type="submit" className="min-h-13 sm:mt-[29px]">
          {messages.filter}
        </Button>
      </form>
    </search>
  )
}

function List({ params }: { params: URLSearchParams }) {
  const after = params.get('apres')
  const query = readQuery(params)
  const { data, loading, refetch } = useAgencyCustomersQuery({
    variables: { ...(query && { query }), ...(after && { after }) },
    fetchPolicy: 'cache-and-network',
  })
  return (
    <PagedList
      data={data?.agency?.customers}
      isLoading={loading}
      onRetry={refetch}
      labels={messages}
      resetTo="/clients"
    >
      {({ nodes }) => (
        <ul className="divide-y divide-line overflow-hidden rounded-lg bg-surface shadow-1">
          {nodes.map((customer) => (
            <Row key={customer.id} customer={customer} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}

function Row({ customer }: { customer: CustomerRowFragment }) {
  const { id, email, phone, reservationCount } = customer
  return (
    <li>
      <Link
        to={`/clients/${id}`}
        data-row=""
        className="grid gap-x-6 gap-y-1 px-4 py-3 hover:bg-sand sm:px-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_10rem_8rem]"
      >
        <span className="font-semibold">{toName(customer) || messages.noName}</span>
        <span className="min-w-0 break-all text-ink-2">{email}</span>
        <span className="text-ink-2 tabular-nums max-lg:empty:hidden">{phone && readablePhone(phone)}</span>
        <span className="text-ink-2">{messages.reservations(reservationCount)}</span>
      </Link>
    </li>
  )
}
