import { benchApi } from '#tests/bench/api.ts'
import { benchGateway } from '#tests/bench/gateway.ts'
import { benchReliability } from '#tests/bench/reliability.ts'
import { benchScale } from '#tests/bench/scale.ts'
import { benchWeb } from '#tests/bench/web.ts'

const parts: Record<string, () => Promise<void>> = {
  api: benchApi,
  gateway: benchGateway,
  reliability: benchReliability,
  scale: benchScale,
  web: benchWeb,
}

/** The parts come before the first option: what follows an option is its value. */
const words = process.argv.slice(2)
const firstOption = words.findIndex((word) => word.startsWith('--'))
const wanted = firstOption < 0 ? words : words.slice(0, firstOption)
const unknown = wanted.filter((part) => !parts[part])
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. There is: ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
for (const [name, run] of Object.entries(parts)) if (wanted.length === 0 || wanted.includes(name)) await run()
process.exit(0)
