import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { useHydrated } from '#web/lib/browser/useHydrated.ts'
import { Relayed, Surrounded, type Surroundings, useRelay, useSurroundings } from '#web/ui/surroundings.tsx'
import { useWaking } from '#web/ui/useWaking.ts'

const renderToString = import.meta.env.SSR ? (await import('react-dom/server')).renderToString : undefined

type Load<Props> = () => Promise<ComponentType<Props>>

/** A page awaits `open` in its `load`, so that the island renders at once. */
type Island<Props> = ComponentType<Props> & { open: Load<Props> }

type Options = {
  /** Begins the ids of its elements. */
  name: string
  /** Opens it before it is touched or near. */
  isWanted?: (page: Surroundings) => boolean
}

/**
 * A part of a page below its first screen. On arrival the HTML of the server stands without scripts: touched
 * or near, it requests its code and hydrates as a root of its own, so that no earlier change of the page can
 * drop that HTML. After a navigation in the browser it renders in its place.
 */
export function island<Props extends object>(options: Options, load: Load<Props>): Island<Props> {
  let Part: ComponentType<Props> | undefined
  let opening: Promise<ComponentType<Props>> | undefined
  const keep = async () => {
    Part = await load()
    return Part
  }
  const open = () => {
    opening ??= keep().catch((error) => {
      opening = undefined
      throw error
    })
    return opening
  }

  const Late = lazy(async () => ({ default: await open() }))

  function Island(props: Props) {
    const [arrives] = useState(!useHydrated())
    const [InPlace] = useState(() => Part ?? Late)
    if (renderToString) return <Written {...options} Part={Part} props={props} />
    if (arrives) return <Asleep {...options} open={open} props={props} />
    return (
      <div>
        <Suspense>
          <InPlace {...props} />
        </Suspense>
      </div>
    )
  }
  return Object.assign(Island, { open })
}

type WrittenProps<Props> = Options & { Part: ComponentType<Props> | undefined; props: Props }

/**
 * On the server it is a root of its own too, for equal ids. React confuses a root with an element of the page
 * that it also knows, and loses clicks: the root has an element of its own.
 */
function Written<Props extends object>({ name, Part, props }: WrittenProps<Props>) {
  const page = useSurroundings()
  if (!Part || !renderToString) throw new Error(`the page has not opened its island ${name}`)
  const html = renderToString(
    <Surrounded by={page}>
      <Part {...props} />
    </Surrounded>,
    { identifierPrefix: name },
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML by React.
  return <div dangerouslySetInnerHTML={{ __html: `<div>${html}</div>` }} />
}

/** Unchanged, so React leaves the content of the element to itself. */
const asWritten = { __html: '' }

type AsleepProps<Props> = Options & { open: Load<Props>; props: Props }

function Asleep<Props extends object>({ name, isWanted, open, props }: AsleepProps<Props>) {
  const page = useSurroundings()
  const relay = useRelay({ page, props })
  const box = useRef<HTMLDivElement>(null)
  const root = useRef<Root>(null)
  const [, raise] = useState(null)
  useWaking(box, isWanted?.(page) === true, open, (container, Part) => {
    root.current = hydrateRoot(container, <Relayed relay={relay} Part={Part} />, {
      identifierPrefix: name,
      // To the boundary of the page, as without islands.
      onUncaughtError: (error) =>
        raise(() => {
          throw error
        }),
    })
  })
  // Not while React renders.
  useEffect(() => () => void setTimeout(() => root.current?.unmount()), [])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: leaves the HTML of the server as it is.
  return <div ref={box} suppressHydrationWarning dangerouslySetInnerHTML={asWritten} />
}
