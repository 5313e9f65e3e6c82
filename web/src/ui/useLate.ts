import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { messages } from '#web/ui/messages.ts'

/** Loads a part of the page when it is first needed; a failed load affects only that part. */
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

/** Loads a part on request: reports a failure, and allows a retry. */
export const useOnDemand = <Props>(
  isRequested: boolean,
  load: () => Promise<ComponentType<Props>>,
  giveUp: () => void,
): ComponentType<Props> | undefined =>
  useLate(isRequested, load, () => {
    toast.error(messages.failed)
    giveUp()
  })
