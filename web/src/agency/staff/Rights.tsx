import { messages as agencyMessages } from '#web/agency/messages.ts'
import { messages } from '#web/agency/staff/messages.ts'
import type { StaffPermission, StaffRole } from '#web/lib/graph/graph.generated.ts'
import { Checkbox } from '#web/ui/Field.tsx'

export type Granted = { role: StaffRole; permissions: readonly StaffPermission[] }

const all: StaffPermission[] = ['CATALOGUE', 'DEPARTURES', 'BOOKINGS', 'MONEY', 'MESSAGES', 'CONTENT']
const roles = [
  ['STAFF', messages.staff],
  ['OWNER', messages.owner],
] as const

type Props = { granted: Granted; onChange: (next: Granted) => void }

/** The role of a person, and the permissions of one who is not an owner. */
export function Rights({ granted: { role, permissions }, onChange }: Props) {
  return (
    <>
      <fieldset className="mt-5">
        <legend className="mb-1 text-15 font-semibold">{messages.role}</legend>
        <div className="flex gap-6">
          {roles.map(([value, label]) => (
            <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2.5">
              <input
                type="radio"
                name="role"
                className="size-5 accent-pine-600"
                checked={role === value}
                onChange={() => onChange({ role: value, permissions })}
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      {role === 'OWNER' ? (
        <p className="mt-1 text-meta text-ink-2">{messages.ownerText}</p>
      ) : (
        <fieldset className="mt-3">
          <legend className="mb-1 text-15 font-semibold">{messages.permissions}</legend>
          <div className="grid sm:grid-cols-2">
            {all.map((each) => (
              <Checkbox
                key={each}
                checked={permissions.includes(each)}
                onChange={({ target }) =>
                  onChange({
                    role,
                    permissions: all.filter((one) =>
                      one === each ? target.checked : permissions.includes(one),
                    ),
                  })
                }
              >
                {agencyMessages.permissions[each]}
              </Checkbox>
            ))}
          </div>
        </fieldset>
      )}
    </>
  )
}
