import { useSearchParams } from 'react-router-dom'
import { Button } from '#web/ui/Button.tsx'

type Props = {
  pageInfo: { hasNextPage: boolean; endCursor?: string | null }
  /** Labels of the next page and of the first one. */
  more: string
  first: string
}

/** Turns the pages of a list, whose cursor is `apres` in the address. */
export function PageTurns({ pageInfo: { hasNextPage, endCursor }, more, first }: Props) {
  const [params, setParams] = useSearchParams()
  const turnTo = (cursor: string | null | undefined) => {
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
