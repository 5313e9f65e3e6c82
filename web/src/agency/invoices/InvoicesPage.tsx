import { useSearchParams } from 'react-router-dom'
import { MoneyLists } from '#web/agency/giftCards/MoneyLists.tsx'
import { InvoiceList } from '#web/agency/invoices/InvoiceList.tsx'
import { useAgencyInvoicesQuery } from '#web/agency/invoices/Invoices.generated.ts'
import { readFilter } from '#web/agency/invoices/invoices.rules.ts'
import { messages } from '#web/agency/invoices/messages.ts'
import { useAgencyMeQuery } from '#web/agency/shell/AgencyMe.generated.ts'
import { Allowed } from '#web/agency/shell/Allowed.tsx'
import { ChoiceField, PeriodFields } from '#web/agency/shell/FilterFields.tsx'
import { may } from '#web/agency/shell/me.rules.ts'
import { PagedList } from '#web/agency/shell/PagedList.tsx'
import { Screen } from '#web/agency/shell/Screen.tsx'
import { useFilterForm } from '#web/agency/shell/useFilterForm.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'

/** The invoices and credit notes, by the filter of the address, in pages of fifty. */
export function Component() {
  const [params, setParams] = useSearchParams()
  return (
    <Screen title={messages.title} intro={messages.intro}>
      <MoneyLists current="documents" />
      <Allowed permission="MONEY">
        <FilterForm key={String(params)} params={params} onFilter={setParams} />
        <List params={params} />
      </Allowed>
    </Screen>
  )
}

type FilterProps = { params: URLSearchParams; onFilter: (next: URLSearchParams) => void }

function FilterForm({ params, onFilter }: FilterProps) {
  const me = useAgencyMeQuery().data?.agency?.me
  const { onSubmit, error } = useFilterForm(onFilter)
  return (
    <search>
      <form onSubmit={onSubmit} className="mb-5 grid grid-cols-2 items-start gap-3 lg:grid-cols-4">
        <TextField
          label={may(me, 'BOOKINGS') ? messages.search : messages.searchByNumber}
          name="q"
          type="search"
          className="!mt-0 max-lg:col-span-2"
          defaultValue={params.get('q') ?? ''}
          error={error}
        />
        <ChoiceField
          label={messages.kind}
          name="document"
          value={params.get('document')}
          any={messages.anyKind}
          options={[
            ['facture', messages.kinds.INVOICE],
            ['avoir', messages.kinds.CREDIT_NOTE],
          ]}
          className="max-lg:col-span-2"
        />
        <PeriodFields params={params} />
        <Button type="submit" className="col-span-2 min-h-13 lg:col-span-4 lg:min-w-48 lg:justify-self-start">
          {messages.filter}
        </Button>
      </form>
    </search>
  )
}

function List({ params }: { params: URLSearchParams }) {
  const after = params.get('apres')
  const { data, loading, refetch } = useAgencyInvoicesQuery({
    variables: { filter: readFilter(params), ...(after && { after }) },
    fetchPolicy: 'cache-and-network',
  })
  return (
    <PagedList
      data={data?.agency?.invoices}
      isLoading={loading}
      onRetry={refetch}
      labels={messages}
      resetTo="/argent"
    >
      {({ nodes }) => <InvoiceList invoices={nodes} />}
    </PagedList>
  )
}
