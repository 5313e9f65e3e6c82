import {
  agencyFactor,
  breakfastFactor,
  carKgPerKm,
  ferryRange,
  guideDrive,
  mealFactors,
  nightFactors,
  planeFactors,
  transportFactors,
  vanFactor,
} from '#rules/carbonFactors.content.ts'
import { paths } from '#web/lib/site/paths.ts'
import { carbonMethod, factor } from '#web/pages/content/carbonMethod.content.ts'
import { ContentPage } from '#web/ui/ContentPage.tsx'

type Row = [name: string, value: string, source: string]

const { sources, words } = carbonMethod

const nightNames = new Map(Object.entries(words.nights))

const transports: Row[] = Object.entries(transportFactors).map(([mode, { label, kgPerKm, source }]) => [
  label,
  mode === 'ferry' ? words.ranged(kgPerKm, ferryRange.low, ferryRange.high) : factor(kgPerKm),
  source,
])
const others: Row[] = [
  ...planeFactors.map(({ underKm, kgPerKm }): Row => [words.plane(underKm), factor(kgPerKm), sources.plane]),
  [words.car, factor(carKgPerKm), sources.car],
  [words.van, factor(vanFactor.kgPerKm), vanFactor.source],
]
const nights: Row[] = Object.entries(nightFactors).map(([type, { kg, low, high, source }]) => [
  nightNames.get(type) ?? type,
  words.ranged(kg, low, high),
  source,
])
const meals: Row[] = [
  [words.vegetarian, factor(mealFactors.vegetarian), mealFactors.source],
  [words.withMeat, factor(mealFactors.withMeat), mealFactors.source],
  [words.highestMeal, factor(mealFactors.highest), mealFactors.source],
  [
    words.breakfast,
    words.ranged(breakfastFactor.kg, breakfastFactor.low, breakfastFactor.high),
    breakfastFactor.source,
  ],
]
const work: Row[] = [
  [words.guide, words.kilometres(guideDrive.km), guideDrive.source],
  [words.agency, words.ranged(agencyFactor.kg, agencyFactor.low, agencyFactor.high), agencyFactor.source],
]

const tables: [title: string, unit: string, rows: Row[]][] = [
  [carbonMethod.transports, carbonMethod.perKm, transports],
  [carbonMethod.others, carbonMethod.perKm, others],
  [carbonMethod.nights, carbonMethod.perNight, nights],
  [carbonMethod.meals, carbonMethod.perMeal, meals],
  [carbonMethod.work, carbonMethod.value, work],
]

/** All factors of the carbon label, as its rules read them. */
export function Page() {
  return (
    <ContentPage title={carbonMethod.title} intro={carbonMethod.intro} canonical={paths.carbonMethod}>
      <div className="max-w-3xl">
        <ul className="grid list-disc gap-2 pl-5 text-prose">
          {carbonMethod.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        {tables.map(([title, unit, rows]) => (
          <table key={title} className="mt-12 w-full text-left tabular-nums">
            <caption className="mb-3 text-left text-h2 text-ink">{title}</caption>
            <thead>
              <tr className="border-b border-line-strong">
                <th scope="col" className="py-2 pr-3">
                  {carbonMethod.what}
                </th>
                <th scope="col" className="py-2 pr-3">
                  {unit}
                </th>
                <th scope="col" className="py-2">
                  {carbonMethod.source}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, value, source]) => (
                <tr key={name} className="border-b border-line align-top">
                  <th scope="row" className="py-2 pr-3 font-normal">
                    {name}
                  </th>
                  <td className="py-2 pr-3">{value}</td>
                  <td className="py-2 text-ink-2">{source}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </ContentPage>
  )
}
