export type StaffActor = { kind: 'staff'; userId: string; sessionId: string; requestId: string }

/** The author of a change, as the audit log names it. */
export type Actor =
  | StaffActor
  | { kind: 'customer'; userId: string; sessionId: string; requestId: string }
  | { kind: 'system'; requestId?: string }
  | { kind: 'command_line' }
