import type { Refusal } from '#web/agency/access/refusals.ts'
import { offerUndo, orRefused } from '#web/ui/undoable.tsx'

const undoMs = 8_000

type Undo = {
  /** The changed thing: a newer change of it ends the offer. */
  id: string
  done: string
  /** Takes the change back; returns the refusals. */
  undo: () => Promise<readonly Refusal[]>
  undone: string
}

/** Offers to take back a change of the agency for eight seconds. */
export const offerAgencyUndo = ({ id, done, undo, undone }: Undo): void =>
  offerUndo(async () => orRefused({ errors: await undo() }), done, { id, undone, undoMs })
