import { useSearchParams } from 'react-router-dom'
import { Loaded, type LoadedProps } from '#web/agency/shell/Loaded.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

type PageInfo = { hasNextPage: boolean; endCursor: string | null }
type Page = { nodes: readonly unknown[]; pageInfo: PageInfo }

type Props<P extends Page> = LoadedProps<P> & {
  /** Texts of an empty list and its link, and of the buttons of the next page and of the first one. */
  labels: { empty: string; reset?: string; more: string; first: string }
  /** Address of the list without conditions. */
  resetTo?: string
}

/** A page of a list, whose cursor is `apres` in the address. */
export function PagedList<P extends Page>({ labels, resetTo, children, ...loading }: Props<P>) {
  const reset = resetTo && (
    <ButtonLink to={resetTo} size="sm">
      {labels.reset}
    </ButtonLink>
  )
  return (
    <Loaded {...loading}>
      {(page) => (
        <>
          {page.nodes.length === 0 ? <EmptyState action={reset}>{labels.empty}</EmptyState> : children(page)}
          <PageTurns pageInfo={page.pageInfo} more={labels.more} first={labels.first} />
        </>
      )}
    </Loaded>
  )
}

type TurnProps = { pageInfo: PageInfo; more: string; first: string }

function PageTurns({ pageInfo: { hasNextPage, endCursor }, more, first }: TurnProps) {
  const [params, setParams] = useSearchParams()
  const turnTo = (cursor: string | null) => {
    const next = new URLSearchParams(params)
    if (cursor) next.set('apres', cursor)
    else next.delete('apres')
    setParams(next)
    window.scrollTo({ top: 0 })
  }
  return (
    <div className="mt-5 flex flex-wrap gap-3 empty:hidden">
      {hasNextPage && <Button onClick={() => turnTo(endCursor)}>{more}</Button>}
      {params.has('apres') && <Button onClick={() => turnTo(null)}>{first}</Button>}
    </div>
  )
}
