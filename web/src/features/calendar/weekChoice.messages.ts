import { messages as calendar } from '#web/features/calendar/messages.ts'

const parts = ['pas libre', 'week-end, lundi compris', 'semaine entière']
const partWords = (part: number) => parts[part] ?? ''

export const messages = {
  grid: 'Semaines de chacun',
  mine: (name: string) => `${name} (toi)`,
  cell: (name: string, week: string, part: number) => calendar.cell(name, week, [partWords(part)]),
  marked: (week: string, part: number) => `${calendar.weekFor(week)} : ${partWords(part)}`,
  legend: '◐ week-end, lundi compris · ● semaine entière, du samedi au vendredi',
}
