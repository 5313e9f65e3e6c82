import '#tools/dotEnv.ts'
import { setTimeout as sleep } from 'node:timers/promises'
// It listens, or ends the process with its own sentence, before this import is over.
import '#api/main.ts'

const origin = `http://127.0.0.1:${process.env.API_PORT || 4001}`

while (!(await isReady())) await sleep(100)
console.log(`Explora : API prête sur ${origin}/api/v1 (la passerelle et le site n’existent pas encore)`)

async function isReady(): Promise<boolean> {
  const response = await fetch(`${origin}/health/ready`)
  await response.body?.cancel()
  return response.ok
}
