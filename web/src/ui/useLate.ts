import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'

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
