import type { FormEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type AgencyJournalQueryVariables, useAgencyJournalQuery } from '#web/agency/audit/Audit.generated.ts'
import { Entry } from '#web/agency/audit/Entry.tsx'
import { readFilter } from '#web/agency/audit/filter.rules.ts'
import { messages } from '#web/agency/audit/messages.ts'
import { ChoiceField, PeriodFields } from '#web/agency/shell/FilterFields.tsx'
import { Loaded } from '#web/agency/shell/Loaded.tsx'
import { Screen } from '#web/agency/shell/Screen.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { TextField } from '#web/ui/Field.tsx'

/** The audit log, filtered by the query of the address. */
export function Component() {
  const [params, setParams] = useSearchParams()
  const after = params.get('after')
  const variables: AgencyJournalQueryVariables = { filter: readFilter(params), ...(after && { after }) }
  const { data, loading, refetch } = useAgencyJournalQuery({ variables, fetchPolicy: 'cache-and-network' })
  const isOfOneRow = variables.filter?.entityId !== undefined
  return (
    <Screen
      title={isOfOneRow ? messages.history : messages.journal}
      intro={isOfOneRow ? messages.oneRow : messages.journalIntro}
      action={isOfOneRow && <ButtonLink to="/journal">{messages.whole}</ButtonLink>}
    >
      {!isOfOneRow && <Filter key={String(params)} params={params} onFilter={setParams} />}
      <Loaded data={data?.agency?.audit} isLoading={loading} onRetry={refetch}>
        {({ nodes, pageInfo }) => (
          <>
            {nodes.length === 0 && (
              <EmptyState>{isOfOneRow ? messages.unchanged : messages.empty}</EmptyState>
            )}
            {nodes.length > 0 && (
              <ol className="divide-y divide-line overflow-hidden rounded-lg bg-surface shadow-1">
                {nodes.map((entry) => (
                  <Entry key={entry.id} entry={entry} />
                ))}
              </ol>
            )}
            {pageInfo.hasNextPage && (
              <Button
                className="mt-5"
                onClick={() => {
                  const next = new URLSearchParams(params)
                  next.set('after', pageInfo.endCursor ?? '')
                  setParams(next)
                  window.scrollTo({ top: 0 })
                }}
              >
                {messages.more}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Screen>
  )
}

type FilterProps = { params: URLSearchParams; onFilter: (next: URLSearchParams) => void }

function Filter({ params, onFilter }: FilterProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const next = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string' && value) next.set(name, value)
    onFilter(next)
  }
  return (
    <search>
      <form onSubmit={submit} className="mb-5 grid grid-cols-2 items-end gap-3 lg:flex">
        <TextField
          label={messages.search}
          name="q"
          type="search"
          className="!mt-0 col-span-2 min-w-56 flex-1"
          defaultValue={params.get('q') ?? ''}
        />
        <ChoiceField
          label={messages.entity}
          name="sujet"
          value={params.get('sujet')}
          any={messages.all}
          options={Object.entries(messages.entities)}
          className="col-span-2"
        />
        <PeriodFields params={params} />
        <Button type="submit" className="col-span-2 min-h-13">
          {messages.filter}
        </Button>
      </form>
    </search>
  )
}
