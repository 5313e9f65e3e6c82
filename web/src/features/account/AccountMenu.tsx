import { ChevronDown } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { Link } from 'react-router-dom'
import { messages } from '#web/features/account/accountMenu.messages.ts'
import { type AccountLink, useAccountLinks } from '#web/features/account/useAccountLinks.ts'
import type { MeFragment } from '#web/lib/graph/Me.generated.ts'
import { useMenuButton } from '#web/ui/useMenuButton.ts'

export type AccountMenuProps = {
  me: MeFragment
  /** Set when it replaces the sign-in button that had the focus. */
  takesFocus: boolean
}

/** The menu of a signed-in account in the header. */
export function AccountMenu({ me, takesFocus }: AccountMenuProps) {
  const { isOpen, close, focusButton, rootProps, buttonProps, menuProps } = useMenuButton()
  const links = Object.values(useAccountLinks())
  const takeFocus = useEffectEvent(() => {
    if (takesFocus && document.activeElement === document.body) focusButton()
  })
  useEffect(takeFocus, [])
  return (
    <div {...rootProps} className="relative">
      <button
        {...buttonProps}
        type="button"
        className="flex h-11 max-w-[200px] items-center gap-2 rounded-full pr-3 pl-1.5 font-semibold transition-colors hover:bg-[rgb(128_128_128/.16)]"
      >
        <Portrait me={me} isMarked={links.some((link) => link.isToComplete)} />
        <span className="truncate">{me.firstName}</span>
        <ChevronDown
          aria-hidden="true"
          className={`size-4 shrink-0 transition-transform ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <div
        {...menuProps}
        role="menu"
        aria-label={messages.menuFor(me.firstName ?? '')}
        className="absolute top-full right-0 mt-2 w-72 rounded-xl bg-surface p-2 text-ink shadow-3"
      >
        {links.map((link) => (
          <Item key={link.to} link={link} onChosen={close} />
        ))}
      </div>
    </div>
  )
}

function Portrait({ me, isMarked }: { me: MeFragment; isMarked: boolean }) {
  return (
    <span className="relative shrink-0">
      {/* Portraits hosted by a provider are not loaded: no page calls another site. */}
      {me.avatarUrl?.startsWith('/') ? (
        <img
          src={me.avatarUrl}
          alt=""
          width={32}
          height={32}
          className="size-8 rounded-full bg-pine-100 object-cover"
        />
      ) : (
        <span className="grid size-8 place-items-center rounded-full bg-pine-700 text-white">
          {me.firstName?.[0]}
        </span>
      )}
      {isMarked && (
        <span className="absolute -top-0.5 -right-0.5 size-3 rounded-full border-2 border-surface bg-ember-600" />
      )}
    </span>
  )
}

function Item({ link, onChosen }: { link: AccountLink; onChosen: () => void }) {
  return (
    <Link
      to={link.to}
      role="menuitem"
      tabIndex={-1}
      onClick={onChosen}
      className="flex min-h-12 flex-col justify-center rounded-md px-4 py-1.5 font-semibold hover:bg-sand focus-visible:bg-sand"
    >
      {link.label}
      {link.reported && <span className="text-meta font-normal text-ink-2">{link.reported}</span>}
      {link.isToComplete && (
        <span className="text-meta font-normal text-ember-700">{messages.toComplete}</span>
      )}
    </Link>
  )
}
