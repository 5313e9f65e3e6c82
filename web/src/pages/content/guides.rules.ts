type Expedition<Guide> = { slug: string; name: string; guide: Guide | null }

/** All guides once, in the order of the catalogue, with the expeditions that they lead. */
export function guidesOf<Guide extends { id: string }>(expeditions: readonly Expedition<Guide>[]) {
  const found = new Map<string, { guide: Guide; expeditions: { slug: string; name: string }[] }>()
  for (const { slug, name, guide } of expeditions) {
    if (!guide) continue
    const led = found.get(guide.id) ?? { guide, expeditions: [] }
    led.expeditions.push({ slug, name })
    found.set(guide.id, led)
  }
  return [...found.values()]
}

const names = new Intl.DisplayNames('fr', { type: 'language' })

/** The service may send a code or a name. */
export const languageName = (language: string): string =>
  /^[a-z]{2,3}$/.test(language) ? (names.of(language) ?? language) : language
