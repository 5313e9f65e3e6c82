import { useEffect, useEffectEvent, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { explainFailure } from '#web/lib/graph/graphErrors.ts'

/** Loads a part of the page when it is first needed; a failed load affects only that part. */
export function useLate<Part>(
  isWanted: boolean,
  load: () => Promise<Part>,
  onFailure: () => void = () => undefined,
): Part | undefined {
  const [part, setPart] = useState<Part>()
  const isMissing = isWanted && !part
  const open = useEffectEvent(() => load().then((loaded) => setPart(() => loaded), onFailure))
  useEffect(() => {
    if (isMissing) void open()
  }, [isMissing])
  return part
}

/** Loads a part on request: reports a failure, and allows a retry. */
export const useOnDemand = <Part>(
  isRequested: boolean,
  load: () => Promise<Part>,
  giveUp: () => void,
): Part | undefined =>
  useLate(isRequested, load, () => {
    toast.error(explainFailure())
    giveUp()
  })
