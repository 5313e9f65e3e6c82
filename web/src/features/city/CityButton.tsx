import { useEffect, useState } from 'react'
import { cityBySlug } from '#rules/cityLinks.content.ts'
import { messages } from '#web/features/city/messages.ts'
import { useDevice, writeDevice } from '#web/lib/browser/device.ts'
import { useFeatures } from '#web/lib/site/features.ts'
import { paths } from '#web/lib/site/paths.ts'
import { SpriteIcon } from '#web/ui/ActivityIcon.tsx'
import { useOnDemand } from '#web/ui/useLate.ts'

const open = () => import('#web/features/city/CitySheet.tsx').then((module) => module.CitySheet)

/** Has one width for all cities. Without scripts it leads to the filter by train. */
export function CityButton({ className }: { className: string }) {
  const { access } = useFeatures()
  const slug = useDevice('from')
  const city = slug === null ? undefined : cityBySlug.get(slug)
  const [isOpen, setOpen] = useState(false)
  const CitySheet = useOnDemand(isOpen, open, () => setOpen(false))
  const isUnknown = slug !== null && !city
  useEffect(() => {
    if (isUnknown) writeDevice('from', null)
  }, [isUnknown])
  if (!access) return null
  const label = city ? messages.from(city) : messages.question
  const content = (
    <>
      <SpriteIcon name="train" />
      <span className="truncate">{label}</span>
    </>
  )
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={`${className} noscript:hidden!`}
        onClick={() => setOpen(true)}
      >
        {content}
      </button>
      <a href={`${paths.catalogue}#filtres`} className={`${className} hidden! noscript:flex!`}>
        {content}
      </a>
      {isOpen && CitySheet && <CitySheet onClose={() => setOpen(false)} />}
    </>
  )
}
