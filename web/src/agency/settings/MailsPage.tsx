import { useState } from 'react'
import { listRefusals } from '#web/agency/access/refusals.ts'
import { messages } from '#web/agency/settings/messages.ts'
import {
  type AgencyMailSamplesQuery,
  useAgencyMailSamplesQuery,
  useTryMailMutation,
} from '#web/agency/settings/Samples.generated.ts'
import { SettingsScreen } from '#web/agency/settings/SettingsScreen.tsx'
import { Loaded } from '#web/agency/shell/Loaded.tsx'
import { Button } from '#web/ui/Button.tsx'
import { useAction } from '#web/ui/useAction.ts'

type Settings = NonNullable<NonNullable<AgencyMailSamplesQuery['agency']>['settings']>
type Sample = NonNullable<Settings['mails']>[number]

/** Each letter with sample data, as it is sent. */
export function Component() {
  const { data, loading, refetch } = useAgencyMailSamplesQuery()
  return (
    <SettingsScreen title={messages.mails} intro={messages.mailsIntro}>
      <Loaded data={data?.agency?.settings?.mails} isLoading={loading} onRetry={refetch}>
        {(samples) => <Samples samples={samples} />}
      </Loaded>
    </SettingsScreen>
  )
}

function Samples({ samples }: { samples: readonly Sample[] }) {
  const [chosen, setChosen] = useState(samples[0]?.id)
  const sample = samples.find(({ id }) => id === chosen)
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      <label className="block">
        <span className="mb-1.5 block text-15 font-semibold">{messages.letter}</span>
        <select
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
          className="h-13 w-full rounded-md border-[1.5px] border-line-strong bg-surface px-4 text-base"
        >
          {samples.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {sample && <Letter key={sample.id} sample={sample} />}
    </div>
  )
}

/** The letter in a frame of its own: nothing of it reaches the page. */
function Letter({ sample: { id, name, subject, html, text } }: { sample: Sample }) {
  const [send] = useTryMailMutation()
  const { run, isBusy } = useAction()
  const trial = () =>
    run(async () => listRefusals((await send({ variables: { id } })).data?.agencyTryMail), messages.tried)
  return (
    <section aria-label={name}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="min-w-0 text-h3 wrap-anywhere">{subject}</h2>
        <Button isBusy={isBusy} onClick={() => void trial()}>
          {messages.tryIt}
        </Button>
      </div>
      <iframe
        title={messages.letterFor(name)}
        sandbox=""
        srcDoc={html}
        className="mt-4 h-[36rem] w-full rounded-lg border border-line bg-surface"
      />
      <details className="mt-4 rounded-lg bg-surface px-4 shadow-1">
        <summary className="min-h-12 cursor-pointer py-3 font-semibold">{messages.plainText}</summary>
        <pre className="pb-4 text-meta wrap-anywhere whitespace-pre-wrap">{text}</pre>
      </details>
    </section>
  )
}
