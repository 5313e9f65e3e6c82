import { useState } from 'react'
import { Link } from 'react-router-dom'
import { averageDayKg } from '#rules/carbonFactors.content.ts'
import { cityBySlug } from '#rules/cityLinks.content.ts'
import { BarTable } from '#web/features/details/BarTable.tsx'
import { carbonCopy } from '#web/features/details/carbon.content.ts'
import {
  type CarbonLabelFragment,
  type ExpeditionCarbonFragment,
  useCarbonFromQuery,
} from '#web/features/details/ExpeditionCarbon.generated.ts'
import { useCity } from '#web/lib/city/useCity.ts'
import type { CarbonKind } from '#web/lib/graph/graph.generated.ts'
import { paths } from '#web/lib/site/paths.ts'

type Line = CarbonLabelFragment['lines'][number]
type Part = { kind: CarbonKind; line: Line | undefined }

const kinds: CarbonKind[] = ['ACCESS', 'ONSITE', 'NIGHTS', 'MEALS', 'GUIDE', 'AGENCY']

/** The emissions of a trip for one traveller; from the visitor's city once it is known. */
export function ExpeditionCarbon({ expedition: { slug, carbon } }: { expedition: ExpeditionCarbonFragment }) {
  const city = useCity()
  const { data } = useCarbonFromQuery({
    variables: { slug, from: city ?? '' },
    skip: !carbon || !city || city === carbon.citySlug,
  })
  const fromCity = data?.expedition?.carbon
  const label = city && fromCity?.citySlug === city ? fromCity : carbon
  return label && label.lines.length > 0 ? <Label label={label} /> : null
}

/** Line by line: each with its formula, its range and its sources. */
function Label({ label }: { label: CarbonLabelFragment }) {
  const { totalKg, lowKg, highKg, kgPerDay, averageDays, citySlug, notCounted, lines } = label
  const parts = kinds.map((kind) => ({ kind, line: lines.find((line) => line.kind === kind) }))
  return (
    <section aria-labelledby="etiquette-carbone" className="mt-12">
      <h2 id="etiquette-carbone" className="mb-3 text-h2">
        {carbonCopy.title}
      </h2>
      <p className="min-h-[3em] text-prose">
        <b>{carbonCopy.total(totalKg)}</b> {carbonCopy.range(lowKg, highKg)}{' '}
        {carbonCopy.from(citySlug === null ? undefined : cityBySlug.get(citySlug))}
      </p>
      <p className="mt-1 text-prose">{carbonCopy.perDay(kgPerDay, averageDayKg, averageDays)}</p>
      <Budget totalKg={totalKg} />
      <Bar totalKg={totalKg} parts={parts} />
      <BarTable
        columns={carbonCopy.columns}
        caption={
          <>
            {carbonCopy.without(notCounted)} {carbonCopy.meaning}{' '}
            <Link to={paths.carbonMethod} className="link">
              {carbonCopy.method}
            </Link>
          </>
        }
        rows={parts.map(({ kind, line }) => ({
          key: kind,
          title: carbonCopy.kinds[kind],
          details: line && <Calculation line={line} />,
          cells: [line ? carbonCopy.kilograms(line.kg) : carbonCopy.notCounted],
        }))}
      />
    </section>
  )
}

/** Parts of the total side by side, in the patterns of the rows below, with their words. */
const Bar = ({ totalKg, parts }: { totalKg: number; parts: readonly Part[] }) => (
  <div
    role="img"
    aria-label={carbonCopy.parts(
      totalKg,
      parts.map(({ kind, line }) => ({ kind, kg: line?.kg })),
    )}
    className="share-parts mt-6 text-meta whitespace-nowrap"
  >
    {parts.map(({ kind, line: { kg } = { kg: 0 } }) => (
      <span key={kind} hidden={kg === 0} style={{ flexGrow: kg }}>
        <span className="share-bar" />
        {carbonCopy.words[kind]}
      </span>
    ))}
  </div>
)

/** The trip as a part of what a visitor wants to emit in a year; not stored. */
function Budget({ totalKg }: { totalKg: number }) {
  const [tonnes, setTonnes] = useState(2)
  return (
    <label className="mt-4 flex max-w-prose flex-wrap items-center gap-x-4">
      <span className="tabular-nums">{carbonCopy.budget(totalKg, tonnes)}</span>
      <input
        type="range"
        min={1}
        max={10}
        step={0.5}
        value={tonnes}
        onChange={({ target }) => setTonnes(Number(target.value))}
        aria-valuetext={carbonCopy.tonnes(tonnes)}
        className="h-11 grow accent-pine-600 noscript:hidden"
      />
    </label>
  )
}

function Calculation({ line: { kg, lowKg, highKg, formula, quality, sources } }: { line: Line }) {
  const isNone = sources.length === 0
  return (
    <details className="mt-1 text-meta text-ink-2">
      <summary className="min-h-6 cursor-pointer underline underline-offset-4">
        {carbonCopy.calculation}
      </summary>
      <p className="mt-1 [overflow-wrap:anywhere]">
        {carbonCopy.formula(isNone ? carbonCopy.noKilometre : formula, kg)}
      </p>
      {!isNone && <p>{carbonCopy.lineRange(lowKg, highKg)}</p>}
      <p>{isNone ? carbonCopy.noMotor : carbonCopy.source(carbonCopy.qualities[quality], sources)}</p>
    </details>
  )
}
