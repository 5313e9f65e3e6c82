import { euros } from '#schema/frenchFormats.ts'

/** Amounts of a price, one a line. */
export const Lines = ({ lines }: { lines: (readonly [label: string, cents: number])[] }) => (
  <dl className="mt-4 divide-y divide-line border-y border-line">
    {lines.map(([label, cents]) => (
      <div key={label} className="flex justify-between gap-4 py-2">
        <dt>{label}</dt>
        <dd className="font-semibold whitespace-nowrap tabular-nums">{euros(cents)}</dd>
      </div>
    ))}
  </dl>
)
