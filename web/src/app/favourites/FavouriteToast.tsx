import { Link } from 'react-router-dom'
import { messages } from '#web/app/messages.ts'
import { paths } from '#web/lib/site/paths.ts'

type Props = { isAdded: boolean; onUndo: () => void }

export function FavouriteToast({ isAdded, onUndo }: Props) {
  return (
    <>
      <Link to={paths.favourites} className="grow underline-offset-3 hover:underline">
        {isAdded ? messages.added : messages.removed}
      </Link>
      <button
        type="button"
        onClick={onUndo}
        className="min-h-11 px-1 font-semibold text-sun-500 hover:underline"
      >
        {messages.undo}
      </button>
    </>
  )
}

export const Photo = ({ url }: { url: string }) => (
  <img src={url} alt="" width={44} height={44} className="-ml-1.5 size-11 shrink-0 rounded-md object-cover" />
)
