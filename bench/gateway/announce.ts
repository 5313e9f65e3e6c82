/**
 * In a process under measure: says where it listens, then answers questions about itself until its parent leaves.
 * The CPU is read first and the collection comes last, so that no collection we ask for is counted in a slice.
 */
export function announce(url: string, calls: () => number = () => 0): void {
  process.on('disconnect', () => process.exit(0))
  process.on('message', (question) => {
    if (question === 'memory') {
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
