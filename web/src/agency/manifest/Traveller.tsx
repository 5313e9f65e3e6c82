import { Check, Phone, UserX } from 'lucide-react'
import { listRefusals } from '#web/agency/access/refusals.ts'
import {
  type TravellerLineFragment,
  useMarkTravellerMutation,
} from '#web/agency/manifest/Manifest.generated.ts'
import { phoneIn, toName } from '#web/agency/manifest/manifest.rules.ts'
import { messages } from '#web/agency/manifest/messages.ts'
import { readablePhone } from '#web/lib/format/phone.ts'
import type { TravellerMark } from '#web/lib/graph/graph.generated.ts'
import { buttonClass } from '#web/ui/Button.tsx'
import { useAction } from '#web/ui/useAction.ts'

type Props = { line: TravellerLineFragment }

/** A traveller: who, what the group must know, and the two actions of the day within reach of a thumb. */
export function Traveller({ line }: Props) {
  const { reference, missing, phone, mark } = line
  const name = toName(line)
  return (
    <li className="grid gap-x-6 gap-y-3 px-4 py-4 sm:px-5 lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_26rem] lg:items-center">
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="text-meta text-ink-2">
          {[reference, missing.length === 0 ? messages.complete : undefined].filter(Boolean).join(' · ')}
        </p>
        {missing.length > 0 && (
          <p className="text-meta text-rouge-700">
            {messages.missing(missing.map((answer) => messages.answers[answer]).join(', '))}
          </p>
        )}
      </div>
      <Needs line={line} />
      <div className="grid grid-cols-2 gap-2 print:hidden sm:grid-cols-[minmax(0,1fr)_auto_auto]">
        {phone ? (
          <a
            href={`tel:${phone}`}
            aria-label={messages.call(name)}
            className={buttonClass({ size: 'sm', className: 'max-sm:col-span-2' })}
          >
            <Phone aria-hidden="true" className="size-5" />
            <span className="tabular-nums">{readablePhone(phone)}</span>
          </a>
        ) : (
          <span className="max-sm:hidden" />
        )}
        <Mark line={line} value="ARRIVED" isSet={mark === 'ARRIVED'} />
        <Mark line={line} value="ABSENT" isSet={mark === 'ABSENT'} />
      </div>
      <p className="hidden print:block">
        {phone && readablePhone(phone)} {mark && messages.marks[mark]}
      </p>
    </li>
  )
}

function Needs({ line: { emergencyContact, diet, shoeSize } }: Props) {
  const number = emergencyContact ? phoneIn(emergencyContact) : undefined
  return (
    <dl className="grid gap-y-0.5 text-meta *:flex *:flex-wrap *:items-baseline *:gap-x-2 [&_dt]:text-ink-2">
      {emergencyContact && (
        <div>
          <dt>{messages.emergency}</dt>
          <dd className="min-w-0 wrap-anywhere">
            {number ? (
              <a
                href={`tel:${number}`}
                aria-label={messages.callEmergency(emergencyContact)}
                className="link inline-flex min-h-11 items-center lg:min-h-0"
              >
                {emergencyContact}
              </a>
            ) : (
              emergencyContact
            )}
          </dd>
        </div>
      )}
      {diet && (
        <div>
          <dt>{messages.diet}</dt>
          <dd>{diet}</dd>
        </div>
      )}
      {shoeSize !== null && (
        <div>
          <dt>{messages.size}</dt>
          <dd>{shoeSize}</dd>
        </div>
      )}
    </dl>
  )
}

const icons = { ARRIVED: Check, ABSENT: UserX }
const pressed = {
  ARRIVED: 'bg-pine-700! text-white shadow-none! transition-none!',
  ABSENT: 'bg-rouge-700! text-white shadow-none! transition-none!',
}

/** Marks a traveller; pressed again, takes the mark back. */
function Mark({ line, value, isSet }: Props & { value: TravellerMark; isSet: boolean }) {
  const [mark] = useMarkTravellerMutation()
  const { run, isBusy } = useAction()
  const Icon = icons[value]
  const name = toName(line)
  const send = () => {
    const { reservationId: id, position } = line
    const next = isSet ? null : value
    const done = next ? messages.marked(name, messages.marks[next]) : messages.unmarked(name)
    return run(
      async () =>
        listRefusals((await mark({ variables: { id, position, mark: next } })).data?.agencyMarkTraveller),
      done,
    )
  }
  return (
    <button
      type="button"
      aria-pressed={isSet}
      aria-disabled={isBusy || undefined}
      aria-label={messages.markFor(messages.marks[value], name)}
      onClick={() => void (isBusy || send())}
      className={buttonClass({ size: 'sm', className: isSet ? pressed[value] : '' })}
    >
      <Icon aria-hidden="true" className="size-5" />
      {messages.marks[value]}
    </button>
  )
}
