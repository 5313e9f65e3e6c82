import type { Faults } from '#api/modules/agency/settings/agencySettings.domain.ts'
import { settingMessages as messages } from '#api/modules/agency/settings/settings.messages.ts'
import { longestReminderDays } from '#api/modules/payments/reminders.domain.ts'
import type { CancellationTier, SalesSettings } from '#schema/settings.ts'

const limits = {
  deposit_percent: [5, 100],
  balance_days: [0, longestReminderDays],
  free_hours: [0, 720],
  free_days: [0, 365],
  option_hours: [1, 336],
} as const

const mostTiers = 8
const mostReminders = 5
const longestTierDays = 365

/** Applies the fields of a change, and reports those that break a rule. */
export function readSalesSettings(
  before: SalesSettings,
  change: Partial<SalesSettings>,
): { value: SalesSettings; faults: Faults } {
  const value = { ...before, ...change }
  const faults: Faults = {}
  for (const name of names) {
    const [least, most] = limits[name]
    if (value[name] < least || value[name] > most) faults[name] = messages.whole(least, most)
  }
  if (!areReminders(value.reminder_days)) faults.reminder_days = messages.reminders(mostReminders)
  return { value, faults: { ...faults, ...faultsOfTiers(value.tiers) } }
}

const names = Object.keys(limits).filter((name): name is keyof typeof limits => name in limits)

const areReminders = (days: number[]) =>
  days.length <= mostReminders &&
  days.every((day, index) => day >= 1 && day <= longestReminderDays && day < (days[index - 1] ?? Infinity))

/** Days decrease, percentages increase, and the last tier reaches the first day. */
function faultsOfTiers(tiers: CancellationTier[]): Faults {
  if (tiers.length === 0 || tiers.length > mostTiers) return { tiers: messages.tierCount(mostTiers) }
  const faults: Faults = {}
  for (const [index, { days_left: days, kept_percent: percent }] of tiers.entries()) {
    const above = tiers[index - 1]
    const isLast = index === tiers.length - 1
    const isLower = days < (above?.days_left ?? longestTierDays + 1) && days >= 0
    if (isLast ? days !== 0 : !isLower)
      faults[`tiers.${index}.days_left`] = isLast ? messages.lastTier : messages.tierDays
    if (percent <= (above?.kept_percent ?? -1) || percent > 100)
      faults[`tiers.${index}.kept_percent`] = messages.tierPercent
  }
  return faults
}
