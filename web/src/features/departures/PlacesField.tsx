import { useId } from 'react'
import { places } from '#web/lib/format/format.ts'

/** The number of places of a form, up to `most`. */
export function PlacesField({ label, most }: { label: string; most: number }) {
  const id = useId()
  const choices = Array.from({ length: most }, (_, index) => index + 1)
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-[15px] font-semibold">
        {label}
      </label>
      <select id={id} name="places" defaultValue={1} className="select cursor-pointer">
        {choices.map((count) => (
          <option key={count} value={count}>
            {places(count)}
          </option>
        ))}
      </select>
    </div>
  )
}
