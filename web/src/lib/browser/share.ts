import { toast } from 'react-hot-toast/headless'
import { messages } from '#web/lib/browser/share.messages.ts'

/**
 * Shares by the device where it can; otherwise copies the address. Dismissing the device's dialog is not a
 * failure.
 */
export async function share(page: { title: string; url: string; text?: string }): Promise<void> {
  try {
    if (navigator.share) return await navigator.share(page)
    await navigator.clipboard.writeText(page.url)
    toast.success(messages.linkCopied)
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) toast.error(messages.linkNotCopied)
  }
}
