import { escapeHtml } from '#api/modules/mail/html.ts'
import { letterWords } from '#api/modules/mail/letter.messages.ts'

export type Letter = {
  subject: string
  paragraphs: string[]
  button: { label: string; link: string }
  /** Below the signature, in small print. */
  footnotes?: { label: string; link?: string }[]
}

const css = {
  page: 'margin:0;padding:24px;background:#FBF9F5;color:#13241F;font:16px/1.55 Figtree,Arial,sans-serif',
  card: 'max-width:560px;margin:0 auto;padding:32px;background:#FFFFFF;border-radius:16px',
  brand: 'margin:0 0 24px;font-weight:700;font-size:20px;color:#1A4D40',
  button:
    'display:inline-block;padding:12px 24px;border-radius:999px;background:#C0441A;color:#FFFFFF;font-weight:600;text-decoration:none',
  small: 'margin:16px 0 0;font-size:14px;color:#465650',
}

/** Renders a letter as HTML and as plain text. */
export function writeLetter(letter: Letter): { subject: string; text: string; html: string } {
  return { subject: letter.subject, text: toText(letter), html: toHtml(letter) }
}

function toText({ paragraphs, button, footnotes = [] }: Letter): string {
  const notes = footnotes.map(({ label, link }) => (link ? `${label}\n${link}` : label))
  return [
    letterWords.greeting,
    ...paragraphs,
    `${button.label}\n${button.link}`,
    letterWords.signature,
    ...(notes.length > 0 ? ['-- ', ...notes] : []),
  ].join('\n\n')
}

function toHtml({ subject, paragraphs, button, footnotes = [] }: Letter): string {
  const link = escapeHtml(button.link)
  const notes = footnotes.map(({ label, link: to }) =>
    to ? `<a href="${escapeHtml(to)}" style="color:#1A4D40">${escapeHtml(label)}</a>` : escapeHtml(label),
  )
  return `<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="${css.page}">
<div style="${css.card}">
<p style="${css.brand}">Explora</p>
${[letterWords.greeting, ...paragraphs].map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')}
<p><a href="${link}" style="${css.button}">${escapeHtml(button.label)}</a></p>
<p style="${css.small}">${escapeHtml(letterWords.brokenButton)}<br><a href="${link}" style="color:#1A4D40;word-break:break-all">${link}</a></p>
<p>${escapeHtml(letterWords.signature)}</p>
${notes.map((note) => `<p style="${css.small}">${note}</p>`).join('\n')}
</div>
</body>
</html>
`
}
