import { ShieldCheck, TrainFront } from 'lucide-react'
import type { ReactNode } from 'react'
import { imageBreakpoints } from '#schema/constants.ts'
import { messages } from '#web/features/home/messages.ts'
import { agency } from '#web/lib/site/agency.content.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { Star } from '#web/ui/Rating.tsx'

const address = `/images/${agency.heroPhoto.name}`
/** An upright phone shows a third of the photograph: only that third is sent, in full sharpness. */
const upright = { media: '(max-aspect-ratio: 3/4)', srcSet: `/images/${agency.heroPhoto.upright}?w=640` }
const photograph = {
  url: `${address}?w=1536`,
  srcSet: imageBreakpoints.map((width) => `${address}?w=${width} ${width}w`).join(', '),
  width: 1600,
  height: 1200,
  alt: '',
  placeholder: '#6a6b6e',
  focalPoint: '50% 30%',
}

type Proof = { average: number; count: number } | undefined

/** The first screen: promise, key figures and search. */
export function Hero({ proof, search }: { proof: Proof; search: ReactNode }) {
  return (
    <>
      <section className="on-photo relative isolate flex min-h-[min(640px,84svh)] flex-col justify-end lg:min-h-[min(780px,92svh)] overflow-hidden bg-pine-900 text-white">
        <div className="absolute inset-0 -z-2">
          <picture className="contents">
            <source {...upright} />
            <Picture image={photograph} sizes="100vw" isPriority />
          </picture>
        </div>
        <div className="absolute inset-0 -z-1 bg-[linear-gradient(0deg,rgb(9_30_25/.72)_6%,rgb(9_30_25/.56)_56%,rgb(9_30_25/.04)_86%)] lg:bg-[linear-gradient(90deg,rgb(9_30_25/.6)_0,rgb(9_30_25/.4)_36%,transparent_62%),linear-gradient(0deg,rgb(9_30_25/.6)_0,transparent_42%)]" />
        <div className="page pt-[calc(var(--header-height)+6rem)] pb-20 lg:pb-[132px]">
          <h1 tabIndex={-1} className="max-w-[7.4em] text-display">
            {messages.hero}
          </h1>
          <p className="mt-5 max-w-[21.1em] text-lede text-white/94">{messages.lede}</p>
          <ul className="mt-6 flex flex-wrap gap-x-5 gap-y-2 text-15 font-[550]">
            {proof && (
              <ProofLine icon={<Star />}>{messages.proofReviews(proof.average, proof.count)}</ProofLine>
            )}
            <ProofLine icon={<ShieldCheck aria-hidden="true" className="size-5" />}>
              {messages.proofGuides}
            </ProofLine>
            <ProofLine icon={<TrainFront aria-hidden="true" className="size-5" />}>
              {messages.proofTrain}
            </ProofLine>
          </ul>
        </div>
        <p className="absolute right-(--gutter) bottom-24 hidden text-13 text-white/92 lg:block">
          {messages.photo(agency.heroPhoto.author)}
        </p>
      </section>
      {search}
    </>
  )
}

const ProofLine = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="inline-flex items-center gap-2">
    {icon}
    {children}
  </li>
)
