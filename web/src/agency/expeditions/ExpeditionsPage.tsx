import { useSearchParams } from 'react-router-dom'
import { BulkBar } from '#web/agency/expeditions/BulkBar.tsx'
import { CreateExpedition } from '#web/agency/expeditions/CreateExpedition.tsx'
import {
  type AgencyExpeditionsQueryVariables,
  type ExpeditionRowFragment,
  useAgencyExpeditionsQuery,
} from '#web/agency/expeditions/Expeditions.generated.ts'
import { ExpeditionCards, ExpeditionTable } from '#web/agency/expeditions/ExpeditionTable.tsx'
import { readFilter, readSort } from '#web/agency/expeditions/expeditions.rules.ts'
import { FilterForm } from '#web/agency/expeditions/FilterForm.tsx'
import { messages } from '#web/agency/expeditions/messages.ts'
import { ExportButton } from '#web/agency/exports/ExportButton.tsx'
import { ImportLink } from '#web/agency/imports/ImportLink.tsx'
import { useAgencyMeQuery } from '#web/agency/shell/AgencyMe.generated.ts'
import { ByWidth } from '#web/agency/shell/ByWidth.tsx'
import { may } from '#web/agency/shell/me.rules.ts'
import { PagedList } from '#web/agency/shell/PagedList.tsx'
import { reload } from '#web/agency/shell/reload.ts'
import { Screen } from '#web/agency/shell/Screen.tsx'
import { useSelection } from '#web/agency/shell/Selection.tsx'

/** The expeditions, filtered and sorted by the query of the address, in pages of fifty. */
export function Component() {
  const [params, setParams] = useSearchParams()
  const after = params.get('apres')
  const variables: AgencyExpeditionsQueryVariables = {
    filter: readFilter(params),
    sort: readSort(params),
    ...(after && { after }),
  }
  const { data, loading, refetch } = useAgencyExpeditionsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  })
  const isAuthor = may(useAgencyMeQuery().data?.agency?.me, 'CATALOGUE')
  return (
    <Screen
      title={messages.expeditions}
      intro={messages.intro}
      action={<Actions params={params} isAuthor={isAuthor} />}
    >
      <FilterForm key={String(params)} params={params} onFilter={setParams} />
      <PagedList
        data={data?.agency?.expeditions}
        isLoading={loading}
        onRetry={refetch}
        labels={messages}
        resetTo="/aventures"
      >
        {({ nodes }) => (
          <ExpeditionList expeditions={nodes} isAuthor={isAuthor} onChanged={() => reload(refetch)} />
        )}
      </PagedList>
    </Screen>
  )
}

type ActionsProps = { params: URLSearchParams; isAuthor: boolean }

function Actions({ params, isAuthor }: ActionsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <ExportButton kind="EXPEDITIONS" filter={{ expeditions: readFilter(params) }} />
      <ImportLink kind="EXPEDITIONS" />
      {isAuthor && <CreateExpedition />}
    </div>
  )
}

type ListProps = {
  expeditions: readonly ExpeditionRowFragment[]
  isAuthor: boolean
  onChanged: () => void
}

/** The rows, from which authors choose expeditions to change together. */
function ExpeditionList({ expeditions, isAuthor, onChanged }: ListProps) {
  const selection = useSelection(expeditions.map(({ id }) => id))
  const own = isAuthor ? selection : null
  return (
    <>
      <ByWidth
        table={<ExpeditionTable expeditions={expeditions} selection={own} />}
        cards={<ExpeditionCards expeditions={expeditions} isAuthor={isAuthor} />}
      />
      {isAuthor && <BulkBar selection={selection} expeditions={expeditions} onChanged={onChanged} />}
    </>
  )
}
