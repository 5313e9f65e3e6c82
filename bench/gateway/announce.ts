/**
 * Reports the address of a measured process, then its usage on request, until the parent disconnects.
 * CPU is read before the forced collection, so that no slice includes it.
 */
export function announce(url: string, calls: () => number = () => 0): void {
  process.on('disconnect', () => process.exit(0))
  process.on('message', (topic) => {
    if (topic === 'memory') {
      const { rss } = process.memoryUsage()
      globalThis.gc?.()
      const { heapUsed, external } = process.memoryUsage()
      process.send?.({ rss, held: heapUsed + external })
    } else {
      const { user, system } = process.cpuUsage()
      process.send?.({ cpuMs: (user + system) / 1000, kernelMs: system / 1000, calls: calls() })
    }
  })
  process.send?.({ url })
}
