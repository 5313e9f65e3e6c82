import { cityBySlug } from '#rules/cityLinks.content.ts'
import { messages } from '#web/features/city/messages.ts'
import { useDevice, writeDevice } from '#web/lib/browser/device.ts'
import { Button } from '#web/ui/Button.tsx'

type Props<State> = { state: State; go: (state: State) => void }

/** Names the city of an address, and offers to keep it or to return to one's own; one height for all cities. */
export function LinkedCity<State extends { from: string; page: number }>({ state, go }: Props<State>) {
  const slug = state.from
  const device = useDevice('from')
  const city = cityBySlug.get(slug)
  const own = device === null ? undefined : cityBySlug.get(device)
  if (!city) return null
  return (
    <div className="mb-3 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 max-sm:min-h-24">
      <p className="max-sm:w-full">{own === city ? messages.own(city) : messages.linked(city)}</p>
      {own !== city && (
        <Button size="sm" className="noscript:hidden" onClick={() => writeDevice('from', slug)}>
          {messages.keepLinked(city)}
        </Button>
      )}
      {own && device && own !== city && (
        <Button size="sm" onClick={() => go({ ...state, from: device, page: 1 })}>
          {messages.backTo(own)}
        </Button>
      )}
    </div>
  )
}
