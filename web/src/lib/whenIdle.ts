/** Not every browser tells when it is idle; there, after what was waiting. Answers how to give it up. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act)
  return () => cancelIdleCallback(handle)
}
