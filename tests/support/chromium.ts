import type { Browser, LaunchOptions } from 'playwright-core'
import { launchBrowser } from '#tools/chromium.ts'

/** Hides `navigator.webdriver`, on which the consent library stays silent: tests see what a visitor sees. */
const asVisitor = '--disable-blink-features=AutomationControlled'

/** What listens at `address` is `http://localhost:4000` to it. */
export function launchChromium(address: string, options?: LaunchOptions): Promise<Browser> {
  const args = [asVisitor, `--host-resolver-rules=MAP localhost:4000 ${new URL(address).host}`]
  return launchBrowser({ ...options, args })
}
