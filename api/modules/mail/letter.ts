import { escapeHtml } from '#api/modules/mail/html.ts'
import { letterWords } from '#api/modules/mail/letter.messages.ts'

/** `isCode`: a line never breaks inside the value. */
type Fact = { label: string; value: string; isCode?: boolean }

export type Letter = {
  subject: string
  /** First name of a known recipient. */
  firstName?: string | null
  paragraphs: string[]
  /** Labelled values: a booking at a glance. */
  facts?: Fact[]
  list?: { title: string; items: string[] }
  button: { label: string; link: string }
  /** Below the signature, in small print. */
  footnotes?: { label: string; link?: string }[]
  /** Read by mail programs, never shown. */
  jsonLd?: object
}

const css = {
  page: 'margin:0;padding:24px;background:#FBF9F5;color:#13241F;font:16px/1.55 Figtree,Arial,sans-serif',
  card: 'max-width:560px;margin:0 auto;padding:32px;background:#FFFFFF;border-radius:16px',
  brand: 'margin:0 0 24px;font-weight:700;font-size:20px;color:#1A4D40',
  button:
    'display:inline-block;padding:12px 24px;border-radius:999px;background:#C0441A;color:#FFFFFF;font-weight:600;text-decoration:none',
  small: 'margin:16px 0 0;font-size:14px;color:#465650',
  facts: 'width:100%;margin:24px 0;border-collapse:collapse',
  label:
    'padding:8px 16px 8px 0;border-top:1px solid #E4E0D6;color:#465650;font-weight:400;text-align:left;vertical-align:top',
  value: 'padding:8px 0;border-top:1px solid #E4E0D6;font-weight:600;text-align:right;vertical-align:top',
  title: 'margin:24px 0 8px;font-size:18px;line-height:1.25',
  list: 'margin:0 0 24px;padding-left:20px',
}

/** Renders a letter as HTML and as plain text. */
export function writeLetter(letter: Letter): { subject: string; text: string; html: string } {
  return { subject: letter.subject, text: toText(letter), html: toHtml(letter) }
}

type Written = { subject: string; text: string; html: string }

/** Stands for the name of the agency, which `signed` writes as the mail is queued or shown. */
export const agencyMark = '\uE000'

/** Writes the name of the agency where a letter leaves room for it. */
export const signed = <T extends Written>(letter: T, name: string): T => ({
  ...letter,
  subject: letter.subject.replaceAll(agencyMark, () => name),
  text: letter.text.replaceAll(agencyMark, () => name),
  html: letter.html.replaceAll(agencyMark, () => escapeHtml(name)),
})

const describeGreeting = ({ firstName }: Letter) =>
  firstName ? letterWords.greetingTo(firstName) : letterWords.greeting

function toText(letter: Letter): string {
  const { paragraphs, facts = [], list, button, footnotes = [] } = letter
  const notes = footnotes.map(({ label, link }) => (link ? `${label}\n${link}` : label))
  return [
    describeGreeting(letter),
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(({ label, value }) => letterWords.fact(label, value)).join('\n')] : []),
    ...(list ? [[list.title, ...list.items.map((item) => `- ${item}`)].join('\n')] : []),
    `${button.label}\n${button.link}`,
    letterWords.signature(agencyMark),
    ...(notes.length > 0 ? ['-- ', ...notes] : []),
  ].join('\n\n')
}

function toHtml(letter: Letter): string {
  const { subject, paragraphs, button, footnotes = [] } = letter
  const link = escapeHtml(button.link)
  const notes = footnotes.map(({ label, link: to }) =>
    to ? `<a href="${escapeHtml(to)}" style="color:#1A4D40">${escapeHtml(label)}</a>` : escapeHtml(label),
  )
  return `<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title>${toJsonLd(letter)}</head>
<body style="${css.page}">
<div style="${css.card}">
<p style="${css.brand}">${agencyMark}</p>
${[describeGreeting(letter), ...paragraphs].map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')}
${describeFacts(letter)}${listOf(letter)}<p><a href="${link}" style="${css.button}">${escapeHtml(button.label)}</a></p>
<p style="${css.small}">${escapeHtml(letterWords.brokenButton)}<br><a href="${link}" style="color:#1A4D40;word-break:break-all">${link}</a></p>
<p>${escapeHtml(letterWords.signature(agencyMark))}</p>
${notes.map((note) => `<p style="${css.small}">${note}</p>`).join('\n')}
</div>
</body>
</html>
`
}

function describeFacts({ facts = [] }: Letter): string {
  if (facts.length === 0) return ''
  const rows = facts.map(
    ({ label, value, isCode = false }) =>
      `<tr><th scope="row" style="${css.label}">${escapeHtml(label)}</th><td style="${css.value}${isCode ? ';white-space:nowrap' : ''}">${escapeHtml(value)}</td></tr>`,
  )
  return `<table style="${css.facts}">\n${rows.join('\n')}\n</table>\n`
}

function listOf({ list }: Letter): string {
  if (!list) return ''
  const items = list.items.map((item) => `<li>${escapeHtml(item)}</li>`)
  return `<h2 style="${css.title}">${escapeHtml(list.title)}</h2>\n<ul style="${css.list}">\n${items.join('\n')}\n</ul>\n`
}

/** A name with `</script>` must not end the element. */
function toJsonLd({ jsonLd }: Letter): string {
  if (!jsonLd) return ''
  return `<script type="application/ld+json">${JSON.stringify(jsonLd).replaceAll('<', '\\u003c')}</script>`
}
