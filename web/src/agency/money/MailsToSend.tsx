import { useState } from 'react'
import type { LeavingMailFragment } from '#web/agency/money/MailsToSend.generated.ts'
import { messages } from '#web/agency/money/messages.ts'
import type { ShownLetterFragment } from '#web/agency/shell/Letter.generated.ts'
import { Letter } from '#web/agency/shell/Letter.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'

type Props = { mail: ShownLetterFragment | null | undefined; hint?: string }

/** The mail that the button below sends; nothing where it sends none. */
export const MailToSend = ({ mail, hint }: Props) =>
  mail ? (
    <Disclosure summary={messages.mailsToSend(1)}>
      {hint && <p className="mb-3">{hint}</p>}
      <Letter mail={mail} />
    </Disclosure>
  ) : null

export const computeCount = (mails: LeavingMailFragment[]) => mails.reduce((sum, { count }) => sum + count, 0)

type MailsProps = { mails: LeavingMailFragment[]; isGift?: boolean }

/** All mails that the button below sends: their number, and one of each kind to step through. */
export function MailsToSend({ mails, isGift = false }: MailsProps) {
  const [chosen, setChosen] = useState<LeavingMailFragment['kind']>()
  const shown = mails.find(({ kind }) => kind === chosen) ?? mails[0]
  if (!shown?.mail) return null
  return (
    <Disclosure summary={messages.mailsToSend(computeCount(mails))}>
      {mails.length > 1 && (
        <div className="mb-3 flex flex-wrap gap-2">
          {mails.map(({ kind, count }) => (
            <Button
              key={kind}
              size="sm"
              variant={kind === shown.kind ? 'ink' : 'line'}
              aria-pressed={kind === shown.kind}
              onClick={() => setChosen(kind)}
            >
              {messages.leavingMails[kind](count)}
            </Button>
          ))}
        </div>
      )}
      {shown.count > 1 && <p className="mb-3">{messages.firstMail}</p>}
      {shown.kind === 'CANCELLATION' && isGift && <p className="mb-3">{messages.giftMail}</p>}
      <Letter mail={shown.mail} />
    </Disclosure>
  )
}
