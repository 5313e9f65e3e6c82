import { useState } from 'react'
import { Link } from 'react-router-dom'
import { cityBySlug } from '#rules/cityLinks.content.ts'
import { messages } from '#web/features/city/messages.ts'
import { useSetHomeCityMutation } from '#web/features/city/SetHomeCity.generated.ts'
import { useAccount } from '#web/lib/account/account.tsx'
import { useDevice, writeDevice } from '#web/lib/browser/device.ts'
import { paths } from '#web/lib/site/paths.ts'
import { Button, buttonClass } from '#web/ui/Button.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import { useAction } from '#web/ui/useAction.ts'

const choices = [...cityBySlug, ['', messages.unknown]] as const

/** Chooses the city of this device; the two searches are the only ones that write it to an address. */
export function CitySheet({ onClose }: { onClose: () => void }) {
  const stored = useDevice('from') ?? ''
  const [chosen, setChosen] = useState(stored)
  const { me } = useAccount()
  const save = (close: () => void) => {
    writeDevice('from', chosen || null)
    close()
  }
  return (
    <Sheet
      title={messages.question}
      isAtOpenPart={false}
      onClose={onClose}
      footer={(close) => (
        <Button variant="primary" className="grow" onClick={() => save(close)}>
          {messages.keep}
        </Button>
      )}
    >
      <fieldset className="py-2">
        <legend className="sr-only">{messages.cities}</legend>
        {choices.map(([slug, label]) => (
          <label key={slug} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="city"
              value={slug}
              checked={chosen === slug}
              onChange={() => setChosen(slug)}
              className="size-5 accent-pine-700"
            />
            {label}
          </label>
        ))}
      </fieldset>
      <p className="text-meta text-ink-2">{messages.privacy}</p>
      {me && <InAccount city={chosen || null} />}
      {chosen && <Searches city={chosen} onOpen={() => save(onClose)} />}
    </Sheet>
  )
}

/** The account gets a copy only on request: another device takes it over at its next sign-in. */
function InAccount({ city }: { city: string | null }) {
  const [setHomeCity] = useSetHomeCityMutation()
  const { isBusy, run } = useAction()
  const keep = () =>
    run(async () => (await setHomeCity({ variables: { city } })).data?.setHomeCity.errors, messages.kept)
  return (
    <Button size="sm" className="mt-3" isBusy={isBusy} onClick={() => void keep()}>
      {messages.inAccount}
    </Button>
  )
}

const Searches = ({ city, onOpen }: { city: string; onOpen: () => void }) => (
  <p className="mt-4 mb-2 flex flex-wrap gap-2">
    <Link
      to={`${paths.catalogue}?from=${city}&max_train_hours=6`}
      onClick={onOpen}
      className={buttonClass({ size: 'sm' })}
    >
      {messages.within}
    </Link>
    <Link
      to={`${paths.catalogue}?from=${city}&sort=co2`}
      onClick={onOpen}
      className={buttonClass({ size: 'sm' })}
    >
      {messages.fewest}
    </Link>
  </p>
)
