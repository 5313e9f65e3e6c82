import { messages } from '#web/agency/giftCards/messages.ts'
import { ListLinks } from '#web/agency/shell/ListLinks.tsx'

/** Documents and gift cards, each with an address. */
export const MoneyLists = ({ current }: { current: 'documents' | 'cards' }) => (
  <ListLinks
    label={messages.lists}
    links={[
      { to: '/argent', label: messages.documents, isCurrent: current === 'documents' },
      { to: '/argent/cartes', label: messages.cards, isCurrent: current === 'cards' },
    ]}
  />
)
