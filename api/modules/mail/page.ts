import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { escapeHtml } from '#api/modules/mail/html.ts'

type Page = { title: string; css: string; body: string; formOrigin?: string }

/**
 * Sends a development page of the api: one response without scripts or outside resources. `body` is HTML
 * already.
 */
export function sendPage(reply: FastifyReply, { title, css, body, formOrigin = '' }: Page): FastifyReply {
  const styleHash = createHash('sha256').update(css).digest('base64')
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self' ${formOrigin}; base-uri 'none'; frame-ancestors 'none'`,
    )
    .send(
      `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${css}</style>
</head>
<body>
${body}
</body>
</html>
`,
    )
}
