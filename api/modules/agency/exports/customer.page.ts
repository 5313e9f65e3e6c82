import { describeLabel, documentTitle, nothing } from '#api/modules/agency/exports/customer.messages.ts'
import { escapeHtml } from '#api/modules/mail/html.ts'

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}' +
  'dt{font-weight:600}dd{margin:0 0 .5rem}section section{border-left:3px solid #ccc;padding-left:1rem}'

/** A page to read and to print, without a script or an address of another file. */
export function customerHtml(document: Record<string, unknown>, agency: string): string {
  const title = escapeHtml(documentTitle(agency))
  const sections = Object.entries(document).map(([name, value]) => section(name, value, 2))
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><title>${title}</title><style>${style}</style></head>
<body><h1>${title}</h1>
${sections.join('\n')}
</body></html>
`
}

const section = (name: string, value: unknown, level: number): string => {
  const heading = `h${Math.min(level, 6)}`
  return `<section><${heading}>${escapeHtml(describeLabel(name))}</${heading}>${content(value, level)}</section>`
}

function content(value: unknown, level: number): string {
  if (Array.isArray(value))
    return value.length === 0
      ? `<p>${nothing}</p>`
      : value.map((item) => `<section>${content(item, level)}</section>`).join('')
  if (isObject(value)) return fields(value, level)
  return `<p>${escapeHtml(written(value))}</p>`
}

function fields(row: object, level: number): string {
  const entries = Object.entries(row)
  const plain = entries.filter(([, value]) => !isNested(value))
  const nested = entries.filter(([, value]) => isNested(value))
  const lines = plain.map(
    ([name, value]) => `<dt>${escapeHtml(describeLabel(name))}</dt><dd>${escapeHtml(written(value))}</dd>`,
  )
  return `<dl>${lines.join('')}</dl>${nested.map(([name, value]) => section(name, value, level + 1)).join('')}`
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Date)
const isNested = isObject

function written(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  return value instanceof Date ? value.toISOString() : String(value)
}
