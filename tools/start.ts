import '#tools/dotEnv.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildSite } from '#tools/buildSite.ts'
import { commandLine } from '#tools/commandLine.ts'
import { startDemoPayments } from '#tools/provider/demoPayments.ts'

commandLine({
  usage: 'Usage: npm start\nStarts the product; .env.example lists the variables that change it.',
  options: {},
})
// The last line prints the address of the site: lower log levels would follow it.
if (process.env.NODE_ENV !== 'production') process.env.LOG_LEVEL ||= 'warn'

await buildSite()
await startDemoPayments(process.env)
// This import resolves once the server listens, or ends the process with a message.
await import('#gateway/main.ts')

const origin = process.env.PUBLIC_URL || `http://localhost:${process.env.PORT || 4000}`
const local = `http://127.0.0.1:${process.env.PORT || 4000}`

while (!(await isReady())) await sleep(100)
console.log(`Explora : prêt sur ${origin}`)

async function isReady(): Promise<boolean> {
  const response = await fetch(`${local}/health/ready`)
  await response.body?.cancel()
  return response.ok
}
