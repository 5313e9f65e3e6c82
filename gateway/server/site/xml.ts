const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

export const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark)
