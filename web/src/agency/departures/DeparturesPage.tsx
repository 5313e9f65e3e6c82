import { CalendarPlus } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { BulkBar } from '#web/agency/departures/BulkBar.tsx'
import {
  AgencyDeparturesDocument,
  type AgencyDeparturesQueryVariables,
  AgencyGuideNamesDocument,
  type DepartureRowFragment,
  useAgencyDeparturesQuery,
} from '#web/agency/departures/Departures.generated.ts'
import { DepartureCards, DepartureTable } from '#web/agency/departures/DepartureTable.tsx'
import { isChangeable, readFilter } from '#web/agency/departures/departures.rules.ts'
import { FilterForm } from '#web/agency/departures/FilterForm.tsx'
import { messages } from '#web/agency/departures/messages.ts'
import { ExportButton } from '#web/agency/exports/ExportButton.tsx'
import { ImportLink } from '#web/agency/imports/ImportLink.tsx'
import { useAgencyMeQuery } from '#web/agency/shell/AgencyMe.generated.ts'
import { ByWidth } from '#web/agency/shell/ByWidth.tsx'
import { may } from '#web/agency/shell/me.rules.ts'
import { PagedList } from '#web/agency/shell/PagedList.tsx'
import { reload } from '#web/agency/shell/reload.ts'
import { Screen } from '#web/agency/shell/Screen.tsx'
import { useSelection } from '#web/agency/shell/Selection.tsx'
import type { AgencyDepartureFilter } from '#web/lib/graph/graph.generated.ts'
import type { Graph } from '#web/lib/graph/graph.ts'
import { ButtonLink } from '#web/ui/Button.tsx'

function toVariables(params: URLSearchParams): AgencyDeparturesQueryVariables {
  const after = params.get('apres')
  return { filter: readFilter(params), ...(after && { after }) }
}

export const load = (graph: Graph, params: URLSearchParams) =>
  Promise.all([
    graph.query({ query: AgencyDeparturesDocument, variables: toVariables(params) }),
    graph.query({ query: AgencyGuideNamesDocument }),
  ])

/** The departures, filtered by the query of the address, in pages of fifty. */
export function Component() {
  const [params, setParams] = useSearchParams()
  const filter = readFilter(params)
  const { data, loading, refetch } = useAgencyDeparturesQuery({
    variables: toVariables(params),
    fetchPolicy: 'cache-and-network',
  })
  return (
    <Screen title={messages.departures} intro={messages.intro} action={<Actions {...filter} />}>
      <FilterForm key={String(params)} params={params} filter={filter} onFilter={setParams} />
      <PagedList
        data={data?.agency?.departures}
        isLoading={loading}
        onRetry={refetch}
        labels={messages}
        resetTo="/departs"
      >
        {({ nodes }) => <DepartureList departures={nodes} onChanged={() => reload(refetch)} />}
      </PagedList>
    </Screen>
  )
}

type ListProps = { departures: readonly DepartureRowFragment[]; onChanged: () => void }

/** The rows, from which those with the permission choose departures to change together. */
function DepartureList({ departures, onChanged }: ListProps) {
  const isAllowed = may(useAgencyMeQuery().data?.agency?.me, 'DEPARTURES')
  const selection = useSelection(departures.filter(isChangeable).map(({ id }) => id))
  return (
    <>
      <ByWidth
        table={<DepartureTable departures={departures} selection={isAllowed ? selection : null} />}
        cards={<DepartureCards departures={departures} />}
      />
      {isAllowed && <BulkBar selection={selection} departures={departures} onChanged={onChanged} />}
    </>
  )
}

/** The calendar, an export of the filtered rows, an import, and a series for those with the permission. */
function Actions(filter: AgencyDepartureFilter) {
  const me = useAgencyMeQuery().data?.agency?.me
  const { expeditionId } = filter
  const query = expeditionId ? `?aventure=${expeditionId}` : ''
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={`/departs/calendrier${query}`}>{messages.toCalendar}</ButtonLink>
      <ExportButton kind="DEPARTURES" filter={{ departures: filter }} />
      <ImportLink kind="DEPARTURES" />
      {may(me, 'DEPARTURES') && (
        <ButtonLink variant="primary" to={`/departs/serie${query}`}>
          <CalendarPlus aria-hidden="true" className="size-5" />
          {messages.newSeries}
        </ButtonLink>
      )}
    </div>
  )
}
