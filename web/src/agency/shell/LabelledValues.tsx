export type LabelledValue = readonly [label: string, value: string]

type Props = { of: readonly LabelledValue[]; className?: string }

/** Labels with their values, in the columns that `className` says. */
export function LabelledValues({ of, className = 'grid-cols-2 gap-x-6 sm:grid-cols-3' }: Props) {
  return (
    <dl className={`mt-3 grid gap-y-3 ${className}`}>
      {of.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-meta text-ink-2">{label}</dt>
          <dd className="font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
