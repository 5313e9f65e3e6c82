import type { Api, ApiDeps } from '#api/deps.ts'
import { devMailsWords } from '#api/modules/mail/devMails.messages.ts'
import { newestMails, type WrittenMail } from '#api/modules/mail/devMails.ts'
import { escapeHtml } from '#api/modules/mail/html.ts'
import { sendPage } from '#api/modules/mail/page.ts'

const css = `
:root { color-scheme: light }
body { margin: 0 auto; padding: 32px 16px; max-width: 720px; background: #FBF9F5; color: #13241F; font: 16px/1.55 Figtree, system-ui, sans-serif }
h1 { font-size: 32px; line-height: 1.1; margin: 0 0 8px }
h2 { font-size: 20px; line-height: 1.25; margin: 0 }
article { margin: 24px 0; padding: 24px; background: #FFFFFF; border-radius: 16px }
.meta { margin: 4px 0 16px; color: #465650; font-size: 14px }
.text { white-space: pre-wrap; overflow-wrap: anywhere }
a { color: #1A4D40 }
`

/** Shows the mails of the outbox folder in development; never in production. */
export function devMailRoutes(app: Api, { env }: ApiDeps): void {
  if (env.isProduction || env.smtpUrl) return
  app.get('/dev/mails', { schema: { hide: true } }, async (_request, reply) => {
    const mails = await newestMails(env)
    const list = mails.length > 0 ? mails.map(toArticle).join('\n') : `<p>${devMailsWords.none}</p>`
    const body = `<main><h1>${devMailsWords.title}</h1><p>${devMailsWords.explanation}</p>${list}</main>`
    return sendPage(reply, { title: devMailsWords.title, css, body })
  })
}

function toArticle({ subject, recipient, date, text }: WrittenMail): string {
  const sentAt = date.toISOString()
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p class="meta">${devMailsWords.recipient} ${escapeHtml(recipient)} · <time datetime="${sentAt}">${sentAt}</time></p>
<div class="text">${withLinks(text)}</div>
</article>`
}

/** Turns addresses into links and escapes everything else. */
function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) => {
      const shown = escapeHtml(part)
      return index % 2 === 1 ? `<a href="${shown}">${shown}</a>` : shown
    })
    .join('')
}
