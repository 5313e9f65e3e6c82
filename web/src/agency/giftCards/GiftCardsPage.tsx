import { useSearchParams } from 'react-router-dom'
import { GiftCardList } from '#web/agency/giftCards/GiftCardList.tsx'
import { useAgencyGiftCardsQuery } from '#web/agency/giftCards/GiftCards.generated.ts'
import { getFilter } from '#web/agency/giftCards/giftCards.rules.ts'
import { MoneyLists } from '#web/agency/giftCards/MoneyLists.tsx'
import { messages } from '#web/agency/giftCards/messages.ts'
import { useAgencyMeQuery } from '#web/agency/shell/AgencyMe.generated.ts'
import { Allowed } from '#web/agency/shell/Allowed.tsx'
import { ChoiceField } from '#web/agency/shell/FilterFields.tsx'
import { may } from '#web/agency/shell/me.rules.ts'
import { PagedList } from '#web/agency/shell/PagedList.tsx'
import { reload } from '#web/agency/shell/reload.ts'
import { Screen } from '#web/agency/shell/Screen.tsx'
import { useFilterForm } from '#web/agency/shell/useFilterForm.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'

/** The gift cards, by the filter of the address, in pages of fifty. */
export function Component() {
  const [params, setParams] = useSearchParams()
  return (
    <Screen title={messages.title} intro={messages.intro}>
      <MoneyLists current="cards" />
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
      <form
        onSubmit={onSubmit}
        className="mb-5 grid grid-cols-2 items-start gap-3 lg:grid-cols-[minmax(0,1fr)_12rem_12rem_auto]"
      >
        <TextField
          label={may(me, 'BOOKINGS') ? messages.search : messages.searchByCode}
          name="q"
          type="search"
          className="!mt-0 max-lg:col-span-2"
          defaultValue={params.get('q') ?? ''}
          error={error}
        />
        <ChoiceField
          label={messages.state}
          name="etat"
          value={params.get('etat')}
          any={messages.anyState}
          options={Object.entries(messages.states)}
        />
        <ChoiceField
          label={messages.balance}
          name="solde"
          value={params.get('solde')}
          any={messages.anyBalance}
          options={[['oui', messages.withBalance]]}
        />
        <Button type="submit" className="min-h-13 max-lg:col-span-2 lg:mt-[29px]">
          {messages.filter}
        </Button>
      </form>
    </search>
  )
}

function List({ params }: { params: URLSearchParams }) {
  const after = params.get('apres')
  const { data, loading, refetch } = useAgencyGiftCardsQuery({
    variables: { filter: getFilter(params), ...(after && { after }) },
    fetchPolicy: 'cache-and-network',
  })
  return (
    <PagedList
      data={data?.agency?.giftCards}
      isLoading={loading}
      onRetry={refetch}
      labels={messages}
      resetTo="/argent/cartes"
    >
      {({ nodes }) => <GiftCardList cards={nodes} onChanged={() => reload(refetch)} />}
    </PagedList>
  )
}
