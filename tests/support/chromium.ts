import type { Browser } from 'playwright-core'
import { launchBrowser } from '#tools/chromium.ts'

/** What listens at `address` is `http://localhost:4000` to it. */
export function launchChromium(address: string): Promise<Browser> {
  return launchBrowser([`--host-resolver-rules=MAP localhost:4000 ${new URL(address).host}`])
}
