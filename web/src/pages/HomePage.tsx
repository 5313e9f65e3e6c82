import type { Load } from '#web/lib/load.ts'
import { HomePageDocument, useHomePageQuery } from '#web/pages/HomePage.generated.ts'

export const load: Load = (client) => client.query({ query: HomePageDocument })

export function Page() {
  const { data } = useHomePageQuery()
  return (
    <>
      <title>Explora</title>
      <ul>
        {data?.featuredExpeditions?.map(({ id, name, slug }) => (
          <li key={id}>
            <a href={`/expeditions/${slug}`}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  )
}
