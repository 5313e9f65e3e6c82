import type { Browser, LaunchOptions } from 'playwright-core'
import { launchBrowser } from '#tools/chromium.ts'

/** What listens at `address` is `http://localhost:4000` to it. */
export function launchChromium(address: string, options?: LaunchOptions): Promise<Browser> {
  const args = [`--host-resolver-rules=MAP localhost:4000 ${new URL(address).host}`]
  return launchBrowser({ ...options, args })
}
