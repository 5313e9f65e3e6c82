import { useState } from 'react'
import { HistoryLink } from '#web/agency/audit/HistoryLink.tsx'
import { BlockForm, ExtendForm, ResendForm } from '#web/agency/giftCards/GiftCardForms.tsx'
import type { GiftCardRowFragment } from '#web/agency/giftCards/GiftCards.generated.ts'
import { type CardAction, listActions, listFacts, toAmount } from '#web/agency/giftCards/giftCards.rules.ts'
import { messages } from '#web/agency/giftCards/messages.ts'
import type { AgencyGiftCardState } from '#web/lib/graph/graph.generated.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

type OpenAction = { card: GiftCardRowFragment; action: CardAction }
type Props = { cards: readonly GiftCardRowFragment[]; onChanged: () => void }

const titles: Record<CardAction, string> = {
  block: messages.blockTitle,
  unblock: messages.unblockTitle,
  extend: messages.extendTitle,
  resend: messages.resendTitle,
}

/** Gift cards, each with its actions. */
export function GiftCardList({ cards, onChanged }: Props) {
  const [opened, setOpened] = useState<OpenAction>()
  const close = () => setOpened(undefined)
  const done = () => {
    close()
    onChanged()
  }
  const title = opened ? `${titles[opened.action]} ${messages.code(opened.card.codeEnd)}` : ''
  return (
    <>
      <ul className="divide-y divide-line overflow-hidden rounded-lg bg-surface shadow-1">
        {cards.map((card) => (
          <Row key={card.id} card={card} onAction={(action) => setOpened({ card, action })} />
        ))}
      </ul>
      <Dialog isOpen={opened !== undefined} onClose={close} title={title}>
        {opened && <Form key={title} {...opened} onDone={done} />}
      </Dialog>
    </>
  )
}

function Form({ card, action, onDone }: OpenAction & { onDone: () => void }) {
  const props = { card, onDone }
  if (action === 'extend') return <ExtendForm {...props} />
  return action === 'resend' ? <ResendForm {...props} /> : <BlockForm {...props} />
}

const tones: Record<AgencyGiftCardState, 'pine' | 'sand' | 'sun' | 'rouge'> = {
  ACTIVE: 'pine',
  SPENT: 'sand',
  EXPIRED: 'sun',
  BLOCKED: 'rouge',
}

type RowProps = { card: GiftCardRowFragment; onAction: (action: CardAction) => void }

function Row({ card, onAction }: RowProps) {
  const { id, codeEnd, state } = card
  const name = messages.card(codeEnd)
  return (
    <li className="grid gap-x-6 gap-y-2 px-4 py-4 sm:px-5 lg:grid-cols-[11rem_minmax(0,1fr)_auto]">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 lg:block">
        <span className="font-semibold tabular-nums">{messages.code(codeEnd)}</span>{' '}
        <Badge tone={tones[state]}>{messages.states[state]}</Badge>
      </div>
      <div className="min-w-0">
        <p className="font-semibold tabular-nums">{toAmount(card)}</p>
        <p className="wrap-anywhere text-meta text-ink-2">{listFacts(card).join(' · ')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <HistoryLink entity="gift_card" id={id} name={name} />
        {listActions(card).map((action) => (
          <Button
            key={action}
            size="sm"
            aria-label={`${messages[action]} ${name}`}
            onClick={() => onAction(action)}
          >
            {messages[action]}
          </Button>
        ))}
      </div>
    </li>
  )
}
