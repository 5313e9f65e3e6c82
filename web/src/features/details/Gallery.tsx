import { Picture } from '#web/ui/Picture.tsx'

type Image = Parameters<typeof Picture>[0]['image']

/** One large and four small from `lg` up; a strip that one swipes below. */
export function Gallery({ images }: { images: Image[] }) {
  const shown = images.slice(0, 5)
  return (
    <div className="relative -mx-(--gutter) lg:mx-0">
      <ul className="no-scrollbar flex snap-x snap-mandatory overflow-x-auto lg:grid lg:h-[min(500px,46vw)] lg:grid-cols-[2fr_1fr_1fr] lg:grid-rows-2 lg:gap-2 lg:overflow-hidden lg:rounded-xl">
        {shown.map((image, index) => (
          <li
            key={image.url}
            className="aspect-4/3 w-full shrink-0 snap-start overflow-hidden bg-sand lg:aspect-auto lg:first:row-span-2"
          >
            <Picture
              image={image}
              isPriority={index === 0}
              sizes={index === 0 ? '(width >= 64rem) 50vw, 100vw' : '(width >= 64rem) 25vw, 100vw'}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
