import { Phone, X } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { messages } from '#web/app/messages.ts'
import { Logo } from '#web/app/shell/Logo.tsx'
import { MobileAccount } from '#web/app/shell/MobileAccount.tsx'
import { LinkGrid, MobileCatalogue } from '#web/app/shell/MobileCatalogue.tsx'
import { CityButton } from '#web/features/city/CityButton.tsx'
import { useAccount } from '#web/lib/account/account.tsx'
import { useAgency } from '#web/lib/site/agency.ts'
import { paths } from '#web/lib/site/paths.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { useModal } from '#web/ui/useModal.ts'

const reading = [
  [paths.blog, messages.blog],
  [paths.mission, messages.missionPage],
  [paths.guides, messages.guidesPage],
  [paths.levelQuiz, messages.quiz],
  [paths.faq, messages.faq],
] as const

/** A native dialog: the page behind is inert and does not scroll. */
export function MobileMenu({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const modal = useModal(isOpen, onClose)
  const { ref } = modal
  const { key } = useLocation()
  const agency = useAgency()
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
        <MobileCatalogue />
        <MobileAccount
          onSignIn={() => {
            onClose()
            openSignIn()
          }}
        />
        <CityButton className="flex min-h-14 w-full items-center gap-3 border-t border-line text-left font-semibold" />
        <LinkGrid links={reading} />
        {agency.phone && (
          <a
            href={agency.phoneHref}
            className="mt-2 flex min-h-14 items-center gap-3 border-t border-line font-semibold"
          >
            <Phone aria-hidden="true" className="size-5 shrink-0" />
            <span>
              {agency.phone}
              <span className="block text-meta font-normal text-ink-2">{agency.hours}</span>
            </span>
          </a>
        )}
      </nav>
    </dialog>
  )
}
