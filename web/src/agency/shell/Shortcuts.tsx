import { Keyboard, Search } from 'lucide-react'
import { useState } from 'react'
import { messages } from '#web/agency/search/messages.ts'
import { SearchDialog } from '#web/agency/search/SearchDialog.tsx'
import { chooseSingleKeys, hasSingleKeys } from '#web/agency/shortcuts/choice.ts'
import { messages as keyMessages } from '#web/agency/shortcuts/messages.ts'
import { ShortcutsDialog } from '#web/agency/shortcuts/ShortcutsDialog.tsx'
import { useShortcuts } from '#web/agency/shortcuts/useShortcuts.ts'

type Props = {
  screens: readonly { to: string; label: string; letter: string }[]
  mayReadCustomers: boolean
}

/** The buttons of search and keys, which work on every screen. */
export function Shortcuts({ screens, mayReadCustomers }: Props) {
  const [opened, setOpened] = useState<'search' | 'keys'>()
  const [isOn, setOn] = useState(hasSingleKeys)
  const close = () => setOpened(undefined)
  useShortcuts({
    hasSingleKeys: isOn,
    screens: Object.fromEntries(screens.map(({ letter, to }) => [letter, to])),
    onSearch: () => setOpened('search'),
    onHelp: () => setOpened('keys'),
  })
  return (
    <>
      <button
        type="button"
        title={messages.searchKey}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpened('search')}
        className="flex min-h-11 flex-1 items-center gap-3 rounded-md bg-sand px-3 text-left text-ink-2 hover:bg-line"
      >
        <Search aria-hidden="true" className="size-5" />
        {messages.search}
      </button>
      <button
        type="button"
        aria-label={keyMessages.keys}
        title={keyMessages.keys}
        onClick={() => setOpened('keys')}
        className="hidden size-11 place-items-center rounded-md text-ink-2 hover:bg-sand lg:grid"
      >
        <Keyboard aria-hidden="true" className="size-5" />
      </button>
      <SearchDialog isOpen={opened === 'search'} onClose={close} mayReadCustomers={mayReadCustomers} />
      <ShortcutsDialog
        isOpen={opened === 'keys'}
        onClose={close}
        screens={screens}
        hasSingleKeys={isOn}
        onChoose={(next) => {
          setOn(next)
          chooseSingleKeys(next)
        }}
      />
    </>
  )
}
