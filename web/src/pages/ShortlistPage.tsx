import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { shortlistLimits } from '#schema/shortlist.ts'
import { BestDates } from '#web/features/shortlist/BestDates.tsx'
import { JoinForm } from '#web/features/shortlist/JoinForm.tsx'
import { messages } from '#web/features/shortlist/messages.ts'
import type { OwnList } from '#web/features/shortlist/ownLists.rules.ts'
import { OwnerActions, Persons } from '#web/features/shortlist/Persons.tsx'
import type { ShortlistFragment } from '#web/features/shortlist/Shortlist.generated.ts'
import { TripVotes } from '#web/features/shortlist/TripVotes.tsx'
import { reported, useListChanges } from '#web/features/shortlist/useListChanges.ts'
import { useOwnList } from '#web/features/shortlist/useOwnList.ts'
import { share } from '#web/lib/browser/share.ts'
import { useRefresh } from '#web/lib/browser/useRefresh.ts'
import { singleDay } from '#web/lib/format/format.ts'
import { useLast } from '#web/lib/graph/useLast.ts'
import { paths } from '#web/lib/site/paths.ts'
import { useSiteUrl } from '#web/lib/site/siteUrl.tsx'
import { useShortlistPageQuery } from '#web/pages/ShortlistPage.generated.ts'
import { ShortlistWeeks } from '#web/pages/ShortlistWeeks.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'
import { PageHead } from '#web/ui/PageHead.tsx'

const refreshEveryMs = 15_000

/** A shared list, read in the browser alone: no rendered page holds its content. */
export function Page() {
  const { token = '' } = useParams()
  const query = useShortlistPageQuery({ variables: { token }, fetchPolicy: 'cache-and-network' })
  const [isDeleted, setDeleted] = useState(false)
  const data = useLast(query.dataState === 'complete' && !query.error ? query.data : undefined)
  const refresh = () => query.refetch()
  useRefresh(refresh, refreshEveryMs)
  const title = data?.shortlist?.title ?? messages.shareTitle
  return (
    <div className="page min-h-[70svh] pt-6 pb-20 sm:pt-10">
      <PageHead title={title} description={messages.intro} canonical={paths.shortlists} isIndexed={false} />
      <meta name="referrer" content="no-referrer" />
      <h1 tabIndex={-1} className="text-h1 text-balance">
        {title}
      </h1>
      <p className="mt-2 max-w-prose text-ink-2">{messages.intro}</p>
      {isDeleted && <Gone>{messages.deleted}</Gone>}
      {!isDeleted && data?.shortlist && (
        <List
          key={token}
          token={token}
          list={data.shortlist}
          refetch={refresh}
          onDeleted={() => setDeleted(true)}
        />
      )}
      {!isDeleted && data?.shortlist === null && <Gone>{messages.unknown}</Gone>}
      {!data && query.error && <LoadFailure onRetry={refresh}>{messages.unavailable}</LoadFailure>}
      {!data && !query.error && <Loading />}
    </div>
  )
}

/** Takes the focus of a control that has disappeared. */
const focusOn = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus()

const Gone = ({ children }: { children: string }) => (
  <div className="mt-8" role="status">
    <EmptyState action={<ButtonLink to={paths.catalogue}>{messages.catalogue}</ButtonLink>}>
      {children}
    </EmptyState>
  </div>
)

const Loading = () => (
  <div aria-busy="true" className="mt-8">
    <p role="status" className="noscript:hidden">
      {messages.loading}
    </p>
    <p className="hidden noscript:block">{messages.needsScripts}</p>
    <div aria-hidden="true" className="skeleton mt-6 h-52 rounded-xl!" />
  </div>
)

type ListProps = {
  token: string
  list: ShortlistFragment
  refetch: () => Promise<unknown>
  onDeleted: () => void
}

function List({ token, list, refetch, onDeleted }: ListProps) {
  const { own, store, erase } = useOwnList(token)
  const changes = useListChanges(token, own ?? {}, refetch)
  // Undefined for a person who has left by another device.
  const personId = list.people.find(({ id }) => id === own?.personId)?.id
  const leave = async () => {
    if (!(await reported(changes.leave()))) return
    store({ personId: undefined, personKey: undefined })
    focusOn('h1')
  }
  const close = async () => {
    if (await reported(changes.close(false))) focusOn('h1')
  }
  const remove = async () => {
    if (!(await reported(changes.close(true)))) return
    erase()
    onDeleted()
    focusOn('h1')
  }
  return (
    <>
      <Status token={token} list={list} />
      {!personId && !list.isClosed && <Entry token={token} list={list} store={store} />}
      <TripVotes list={list} personId={personId} changes={changes} />
      <ShortlistWeeks list={list} personId={personId} save={(weeks) => reported(changes.setWeeks(weeks))} />
      <BestDates list={list} />
      <Persons list={list} personId={personId} onLeave={() => void leave()} />
      {own?.ownerKey && (
        <OwnerActions isClosed={list.isClosed} onClose={() => void close()} onDelete={() => void remove()} />
      )}
    </>
  )
}

function Status({ token, list: { title, isClosed, expiresOn } }: { token: string; list: ShortlistFragment }) {
  const url = useSiteUrl() + paths.shortlist(token)
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
      {isClosed ? (
        <p role="status" className="font-semibold">
          {messages.closed}
        </p>
      ) : (
        <Button size="sm" onClick={() => void share({ title, url })}>
          {messages.send}
        </Button>
      )}
      <p className="text-meta text-ink-2">{messages.expires(singleDay(expiresOn))}</p>
    </div>
  )
}

type EntryProps = { token: string; list: ShortlistFragment; store: (fields: Partial<OwnList>) => void }

function Entry({ token, list: { people, title }, store }: EntryProps) {
  if (people.length >= shortlistLimits.people) return <p className="mt-6 font-semibold">{messages.full}</p>
  const enter = (person: Partial<OwnList>) => {
    store({ title, ...person })
    focusOn('#aventures')
  }
  return <JoinForm token={token} onJoined={enter} />
}
