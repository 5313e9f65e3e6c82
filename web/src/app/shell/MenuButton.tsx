import { Menu } from 'lucide-react'
import { useEffect } from 'react'
import { messages } from '#web/app/messages.ts'
import { useDesktop } from '#web/lib/browser/desktop.ts'
import { whenIdle } from '#web/lib/browser/whenIdle.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { useOnDemand } from '#web/ui/useLate.ts'

const loadMenu = () => import('#web/app/shell/MobileMenu.tsx').then((module) => module.MobileMenu)

type Props = { isOpen: boolean; setOpen: (isOpen: boolean) => void }

/** Opens the menu of small screens, whose code is loaded there alone, when the page is idle or at the first press. */
export function MenuButton({ isOpen, setOpen }: Props) {
  const isDesktop = useDesktop()
  const close = () => setOpen(false)
  const MobileMenu = useOnDemand(isOpen, loadMenu, close)
  useEffect(() => {
    if (isDesktop) return
    // A failure is reported by the press that needs the code.
    return whenIdle(() => void loadMenu().catch(() => undefined))
  }, [isDesktop])
  return (
    <>
      <IconButton label={messages.menu} className="lg:hidden" onClick={() => setOpen(true)}>
        <Menu aria-hidden="true" />
      </IconButton>
      {MobileMenu && <MobileMenu isOpen={isOpen} onClose={close} />}
    </>
  )
}
