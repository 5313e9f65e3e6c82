import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** Applies the choices that a visitor made in a part of the page before its hydration: React reports none of them. */
export function useEarlyChange<Part extends HTMLElement>(
  apply: (part: Part) => void,
): RefObject<Part | null> {
  const box = useRef<Part>(null)
  const applyEarly = useEffectEvent(() => {
    const part = box.current
    const inputs = part?.querySelectorAll('input') ?? []
    const isChanged = [...inputs].some(({ checked, defaultChecked }) => checked !== defaultChecked)
    if (part && isChanged) apply(part)
  })
  useEffect(() => applyEarly(), [])
  return box
}
