import { paths } from '#web/lib/paths.ts'
import { legal } from '#web/pages/content/legal.content.ts'
import { ContentPage } from '#web/ui/ContentPage.tsx'
import { Text } from '#web/ui/Text.tsx'

export function Page() {
  const { title, intro, parts } = legal
  return (
    <ContentPage title={title} intro={intro} canonical={paths.legal}>
      <nav aria-label={title} className="mb-10">
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {parts.map(({ id, title: part }) => (
            <li key={id}>
              <a href={`#${id}`} className="link inline-flex min-h-11 items-center">
                {part}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Text parts={parts} />
    </ContentPage>
  )
}
