import { useId } from 'react'

type Props = { label: string; name: string; most: number; describe: (count: number) => string }

/** A choice from 1 to `most`, each in words. */
export function CountField({ label, name, most, describe }: Props) {
  const id = useId()
  const choices = Array.from({ length: most }, (_, index) => index + 1)
  return (
    <div className="mt-5 first:mt-0">
      <label htmlFor={id} className="mb-1.5 block text-15 font-semibold">
        {label}
      </label>
      <select id={id} name={name} defaultValue={1} className="select cursor-pointer">
        {choices.map((count) => (
          <option key={count} value={count}>
            {describe(count)}
          </option>
        ))}
      </select>
    </div>
  )
}
