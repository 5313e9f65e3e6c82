import { useState } from 'react'
import { toPrice } from '#web/features/search/choices.ts'
import { Typed } from '#web/features/search/Inputs.tsx'
import { messages } from '#web/features/search/messages.ts'
import { usePanel } from '#web/features/search/panel.tsx'
import { useAtRest } from '#web/features/search/useAtRest.ts'

declare module 'react' {
  interface CSSProperties {
    '--from'?: string
    '--to'?: string
  }
}

/** The scale in euros: its ends mean no limit. */
const [lowest, highest, stepEuros] = [0, 3000, 50]
const scale = { min: lowest, max: highest, step: stepEuros }

/** A slider with two handles, and two fields, which work without scripts. */
export function PriceFacet() {
  const { state } = usePanel()
  const [min = '', max = ''] = state.price.split('-')
  return (
    <>
      <Ends key={state.price} />
      <div className="flex gap-3">
        <Typed label={messages.minPrice} value={min} {...euros} />
        <Typed label={messages.maxPrice} value={max} {...euros} />
      </div>
    </>
  )
}

const euros = { name: 'price', type: 'number', inputMode: 'numeric', min: 0, max: 99999 } as const

function Ends() {
  const { state, change } = usePanel()
  const [min = '', max = ''] = state.price.split('-')
  const start = { least: Number(min), most: Number(max) || highest }
  const [least, setLeast] = useState(start.least)
  const [most, setMost] = useState(start.most)
  // An end that was not moved is as typed, even outside the scale.
  const from = least === start.least ? min : least > lowest ? least : ''
  const to = most === start.most ? max : most < highest ? most : ''
  const price = from || to ? `${from}-${to}` : ''
  useAtRest(price !== state.price, () => change({ price }))
  const part = (value: number) => `${(Math.min(value, highest) / highest) * 100}%`
  return (
    <div className="noscript:hidden">
      <p className="text-ink">{price ? toPrice(price) : messages.anyPrice}</p>
      <div className="ends" style={{ '--from': part(least), '--to': part(most) }}>
        <input
          type="range"
          {...scale}
          aria-label={messages.minPrice}
          value={least}
          onChange={({ currentTarget }) => setLeast(Math.min(Number(currentTarget.value), most - stepEuros))}
        />
        <input
          type="range"
          {...scale}
          aria-label={messages.maxPrice}
          value={most}
          onChange={({ currentTarget }) => setMost(Math.max(Number(currentTarget.value), least + stepEuros))}
        />
      </div>
    </div>
  )
}
