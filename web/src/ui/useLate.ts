import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { messages } from '#web/ui/messages.ts'

/** A part of the page that is loaded from the first time that it is wanted; what cannot be loaded takes nothing else down. */
export function useLate<Props>(
  isWanted: boolean,
  load: () => Promise<ComponentType<Props>>,
  onFailure: () => void = () => undefined,
): ComponentType<Props> | undefined {
  const [Part, setPart] = useState<ComponentType<Props>>()
  const isMissing = isWanted && !Part
  const open = useEffectEvent(() => load().then((loaded) => setPart(() => loaded), onFailure))
  useEffect(() => {
    if (isMissing) void open()
  }, [isMissing])
  return Part
}

/** What somebody has asked for: they are told when it cannot be loaded, and may ask again. */
export const useAsked = <Props>(
  isAsked: boolean,
  load: () => Promise<ComponentType<Props>>,
  giveUp: () => void,
): ComponentType<Props> | undefined =>
  useLate(isAsked, load, () => {
    toast.error(messages.failed)
    giveUp()
  })
