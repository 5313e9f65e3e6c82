import { useId, useState } from 'react'
import { oldestChild, youngestChild } from '#schema/constants.ts'
import { messages } from '#web/features/search/messages.ts'
import { usePanel } from '#web/features/search/panel.tsx'
import { useAtRest } from '#web/features/search/useAtRest.ts'

/** The position after the oldest child. */
const anyAge = oldestChild + 1

/** The age of the youngest child, once it or the family filter is set: its last position sets no limit. */
export function AgeFacet() {
  const { state } = usePanel()
  return (state.isFamily || state.age) && <Slider key={state.age} />
}

function Slider() {
  const { state, change } = usePanel()
  const id = useId()
  const [age, setAge] = useState(Number(state.age || anyAge))
  const chosen = age < anyAge ? String(age) : ''
  const text = chosen ? messages.youngestIs(age) : messages.anyAge
  useAtRest(chosen !== state.age, () => change({ age: chosen }))
  return (
    <div className="pb-3">
      <output htmlFor={id} className="block text-15 text-ink">
        {text}
      </output>
      <input
        id={id}
        type="range"
        name="age"
        aria-label={messages.youngest}
        aria-valuetext={text}
        min={youngestChild}
        max={anyAge}
        value={age}
        onChange={({ currentTarget }) => setAge(Number(currentTarget.value))}
        className="h-11 w-full accent-pine-700"
      />
    </div>
  )
}
