import { toast } from 'react-hot-toast/headless'
import { messages } from '#web/lib/browser/share.messages.ts'

/**
 * Shares by the device where it can; otherwise copies the address. Dismissing the device's dialog is not a
 * failure.
 */
export async function share(page: { title: string; url: string; text?: string }): Promise<void> {
  try {
    if (navigator.share) return await navigator.share(page)
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) toast.error(messages.linkNotCopied)
    return
  }
  await copy(page.url, messages.linkCopied, messages.linkNotCopied)
}

/** Copies a text and reports whether it could; a second press renews the report. */
export async function copy(text: string, copied: string, notCopied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(copied, { id: copied })
  } catch {
    toast.error(notCopied)
  }
}
