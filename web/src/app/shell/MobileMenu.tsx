import { X } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { messages } from '#web/app/messages.ts'
import { Logo } from '#web/app/shell/Logo.tsx'
import { MobileAccount, MobileLink } from '#web/app/shell/MobileAccount.tsx'
import { useAccount } from '#web/lib/account/account.tsx'
import { paths } from '#web/lib/site/paths.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { useModal } from '#web/ui/useModal.ts'

const links = [
  [paths.adults, messages.adults],
  [paths.family, messages.family],
  [paths.seminars, messages.seminar],
  [paths.giftCards, messages.giftCards],
] as const

/** A native dialog: the page behind is inert and does not scroll. */
export function MobileMenu({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const modal = useModal(isOpen, onClose)
  const { ref } = modal
  const { key } = useLocation()
  const { openSignIn } = useAccount()

  useEffect(() => {
    document.documentElement.style.overflow = isOpen ? 'hidden' : ''
  }, [isOpen])
  // Any navigation closes it, one to this very page included; at once, before the page's title takes the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when.
  useEffect(() => () => ref.current?.close(), [key])

  return (
    <dialog
      {...modal}
      aria-label={messages.menu}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-paper text-ink"
    >
      <div className="page flex h-(--header-height) items-center justify-between">
        <Logo />
        <IconButton label={messages.closeMenu} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <nav aria-label={messages.mainNav} className="page py-4">
        <ul className="grid">
          {links.map(([to, label]) => (
            <MobileLink key={to} to={to} label={label} />
          ))}
        </ul>
        <MobileAccount
          onSignIn={() => {
            onClose()
            openSignIn()
          }}
        />
      </nav>
    </dialog>
  )
}
