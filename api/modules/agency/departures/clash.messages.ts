import type { Clash, Days } from '#api/modules/agency/departures/guide.repository.ts'
import { counted, dayRange, longDay } from '#schema/frenchFormats.ts'

/** Clashes that a sentence names; the others are counted. */
const named = 3

/** « Camille Rochette n’est pas libre : du 1er au 15 août 2027 (absence). » */
export function busyMessage(name: string, clashes: readonly Clash[]): string {
  const parts = clashes
    .slice(0, named)
    .map((clash) =>
      clash.expeditionName === null
        ? `${describeDays(clash)} (absence)`
        : `${describeDays(clash)} (« ${clash.expeditionName} »)`,
    )
  const rest = clashes.length - parts.length
  if (rest > 0) parts.push(counted(rest, 'autre fois', 'autres fois'))
  return `${name} n’est pas libre : ${parts.join(', ')}.`
}

export const clashMessage = (name: string, clashes: readonly Clash[]) =>
  `${busyMessage(name, clashes)} Confirme si c’est voulu.`

const describeDays = ({ startOn, endOn }: Days) =>
  startOn === endOn ? `le ${longDay(startOn)}` : dayRange(startOn, endOn)
