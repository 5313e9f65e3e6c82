import type { StaffPermission, StaffRole } from '#web/lib/graph/graph.generated.ts'

export type Rights = { role: StaffRole; permissions: readonly StaffPermission[] }

/** Whether a person has a permission; an owner has all. */
export const may = (me: Rights | null | undefined, permission: StaffPermission): boolean =>
  me?.role === 'OWNER' || (me?.permissions.includes(permission) ?? false)
