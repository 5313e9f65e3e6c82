export type StaffActor = { kind: 'staff'; userId: string; sessionId: string; requestId: string }

/** A member of the staff who changes rows. A job has no more of its author than this. */
export type Author = { user: { id: string }; actor: StaffActor }

/** The author of a change, as the audit log names it. */
export type Actor =
  | StaffActor
  | { kind: 'customer'; userId: string; sessionId: string; requestId: string }
  | { kind: 'system'; requestId?: string }
  | { kind: 'command_line' }
