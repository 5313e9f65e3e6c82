import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { Logo } from '#web/app/Logo.tsx'
import { MobileAccount, MobileLink } from '#web/app/MobileAccount.tsx'
import { messages } from '#web/app/messages.ts'
import { useAccount } from '#web/lib/account.tsx'
import { paths } from '#web/lib/paths.ts'
import { IconButton } from '#web/ui/IconButton.tsx'

const links = [
  [paths.adults, messages.adults],
  [paths.family, messages.family],
  [paths.seminars, messages.seminar],
  [paths.giftCards, messages.giftCards],
] as const

/** A dialog of the platform: the page behind is inert, and does not scroll. */
export function MobileMenu({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { key } = useLocation()
  const { openSignIn } = useAccount()

  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal()
    if (!isOpen) dialog.current?.close()
    document.documentElement.style.overflow = isOpen ? 'hidden' : ''
  }, [isOpen])
  // At once, wherever one goes, this very page included: the focus goes back to its button before the page's title takes it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when.
  useEffect(() => dialog.current?.close(), [key])

  return (
    <dialog
      ref={dialog}
      aria-label={messages.menu}
      onClose={onClose}
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
