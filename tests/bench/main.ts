import { parseArgs } from 'node:util'
import { apiOptions, benchApi } from '#tests/bench/api.ts'
import { benchDurability } from '#tests/bench/durability.ts'
import { benchGateway } from '#tests/bench/gateway.ts'

const parts: Record<string, () => Promise<void>> = {
  api: benchApi,
  durability: benchDurability,
  gateway: benchGateway,
}

const { positionals: wanted } = parseArgs({ options: apiOptions, allowPositionals: true })
const unknown = wanted.filter((part) => !parts[part])
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. There is: ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
for (const [name, run] of Object.entries(parts)) if (wanted.length === 0 || wanted.includes(name)) await run()
process.exit(0)
