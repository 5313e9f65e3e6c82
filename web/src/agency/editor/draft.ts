import { hasStored, isSame, keptErrors, merged, pickTheirs } from '#web/agency/editor/draft.rules.ts'
import type { Conflicted } from '#web/agency/shell/Conflict.tsx'
import { listContested, pickChanged, withoutFields } from '#web/agency/shell/conflict.rules.ts'
import type { Copy } from '#web/agency/shell/localCopy.ts'

export type Values = Readonly<Record<string, unknown>>
export type FieldErrors = Readonly<Record<string, string>>

/** Content of the service; its version counts the saves of this draft. */
export type Stored<C extends Values> = { version: number; content: C }

/** Result of a save; a service that cannot be reached rejects. */
export type Outcome<C extends Values> =
  | ({ kind: 'saved' } & Stored<C>)
  | { kind: 'refused'; errors: FieldErrors }
  | { kind: 'conflict'; conflict: Conflicted }

export type Status = 'saved' | 'pending' | 'saving' | 'unsaved' | 'offline' | 'conflict'

export type DraftState<C extends Values> = {
  values: C
  status: Status
  /** Last save of this session. */
  savedAt: Date | undefined
  /** Refusals of the service by path: `programme.2.text`. */
  errors: FieldErrors
  conflict: Conflicted | undefined
}

type Service<C extends Values> = {
  save: (version: number, changes: Partial<C>) => Promise<Outcome<C>>
  read: () => Promise<Stored<C>>
  /** Whether a failure comes from the network, so that a retry may succeed. */
  isOffline: (error: unknown) => boolean
  /** Stores the changes on this device; undefined once the service has them all. */
  keep: (copy: Copy | undefined) => void
}

export const pauseMs = 1_500
const retryMs = 10_000

/**
 * A draft that saves itself 1.5 s after the last change. Each change is first stored on the device, so that it
 * survives the end of the browser; one save runs at a time, and fields refused by the service wait for a change.
 */
export class Draft<C extends Values> {
  readonly #service: Service<C>
  readonly #followers = new Set<() => void>()
  #stored: Stored<C>
  #state: DraftState<C>
  #timer: ReturnType<typeof setTimeout> | undefined
  #saving: Promise<void> | undefined
  /** Refused fields with their refused values: they are not sent again. */
  #refused: Values = {}
  /** Changes of a save without an answer, which the service may have stored. */
  #unanswered: Values | undefined

  constructor(stored: Stored<C>, copy: Copy | undefined, service: Service<C>) {
    this.#service = service
    const base = copy ? { ...stored.content, ...copy.base } : stored.content
    this.#stored = { version: copy?.version ?? stored.version, content: base }
    this.#unanswered = copy?.sent
    this.#state = {
      values: copy ? { ...stored.content, ...copy.changes } : stored.content,
      status: copy ? 'pending' : 'saved',
      savedAt: undefined,
      errors: {},
      conflict: undefined,
    }
  }

  readonly read = (): DraftState<C> => this.#state

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#followers.add(changed)
    return () => this.#followers.delete(changed)
  }

  /** The version that the service has, for actions on the whole draft. */
  get version(): number {
    return this.#stored.version
  }

  edit(changes: Partial<C>): void {
    const values = { ...this.#state.values, ...changes }
    const errors = keptErrors(this.#state.errors, Object.keys(changes))
    this.#set({ values, errors, status: this.#saving ? 'saving' : 'pending' })
    this.#keep()
    this.#schedule(pauseMs)
  }

  /** Saves now, and resolves once everything is stored or cannot be; returns whether it is. */
  async flush(): Promise<boolean> {
    this.#cancel()
    while (this.#saving) await this.#saving
    if (this.#state.conflict) return false
    if (Object.keys(this.#toSend()).length > 0) await this.#save()
    else if (this.#state.status !== 'saved') this.#set({ status: this.#settled() })
    return this.#state.status === 'saved'
  }

  /**
   * Takes what a save or another action of this browser has stored, such as a GPX file. Sent fields stay as typed: the
   * service may have trimmed them, which must not move the caret.
   */
  take({ version, content }: Stored<C>, sent: Values = {}): void {
    const { values } = this.#state
    const next = merged({ base: this.#stored.content, values, stored: content, changes: sent })
    this.#stored = { version, content: { ...content, ...sent } }
    this.#set({ values: next, savedAt: new Date() })
    this.#set({ status: this.#settled() })
  }

  /** Reads what others have stored, under unsaved changes; never during a save, whose answer may be newer. */
  async reload(): Promise<void> {
    while (this.#saving) await this.#saving
    const reading = this.#service.read().then((stored) => this.take(stored))
    // The caller reports a failure: nothing is unsaved by it.
    await this.#run(() => reading.catch(() => undefined))
    return reading
  }

  /** Ends a conflict: these fields take the stored value, the others are saved over it. */
  async choose(theirs: ReadonlySet<string>): Promise<void> {
    const { conflict } = this.#state
    if (!conflict) return
    const mine = withoutFields(this.#changes(), theirs)
    this.#set({ conflict: undefined, status: 'saving' })
    await this.#run(async () => {
      const { content } = await this.#service.read()
      this.#stored = {
        version: conflict.version,
        content: { ...content, ...pickTheirs(conflict.fields, mine) },
      }
      this.#set({ values: { ...content, ...mine }, status: 'pending' })
    })
    await this.flush()
  }

  /** Leaves the choice for later: the changes stay on the device. */
  postpone(): void {
    this.#set({ conflict: undefined, status: 'conflict' })
  }

  /** Sends what this device stored before, when the editor opens. */
  start(): void {
    if (this.#state.status === 'pending') this.#schedule(0)
  }

  #changes(): Partial<C> {
    return pickChanged(this.#stored.content, this.#state.values)
  }

  /** Changes without those that the service has refused. */
  #toSend(): Partial<C> {
    const changes = this.#changes()
    const isRefused = (field: string) =>
      field in this.#refused && isSame(changes[field], this.#refused[field])
    return withoutFields(changes, new Set(Object.keys(changes).filter(isRefused)))
  }

  #settled(): Status {
    if (Object.keys(this.#toSend()).length > 0) return 'pending'
    return Object.keys(this.#changes()).length > 0 ? 'unsaved' : 'saved'
  }

  #schedule(ms: number): void {
    this.#cancel()
    this.#timer = setTimeout(() => void this.flush(), ms)
  }

  #cancel(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #save(): Promise<void> {
    return this.#run(async () => {
      if (this.#unanswered) await this.#recognize(this.#unanswered)
      const changes = this.#toSend()
      if (Object.keys(changes).length > 0) await this.#send(this.#stored.version, changes)
    })
  }

  /** Takes the values of a save without an answer for its own where the service has stored them. */
  async #recognize(sent: Values): Promise<void> {
    const now = await this.#service.read()
    if (now.version > this.#stored.version && hasStored(now.content, sent)) this.take(now, sent)
    this.#unanswered = undefined
  }

  async #send(version: number, changes: Partial<C>): Promise<void> {
    this.#set({ status: 'saving' })
    this.#unanswered = changes
    this.#keep()
    const outcome = await this.#service.save(version, changes)
    this.#unanswered = undefined
    await this.#follow(outcome, changes)
  }

  async #run(act: () => Promise<void>): Promise<void> {
    this.#saving = act().catch((error: unknown) => this.#fail(error))
    await this.#saving
    this.#saving = undefined
    this.#keep()
  }

  async #follow(outcome: Outcome<C>, changes: Partial<C>): Promise<void> {
    if (outcome.kind === 'conflict') return this.#meet(outcome.conflict, changes)
    if (outcome.kind === 'refused') return this.#refuse(outcome.errors, changes)
    this.take(outcome, changes)
    if (this.#state.status === 'pending') this.#schedule(pauseMs)
  }

  /** A stale version whose fields no other author has changed is sent again; others are a choice. */
  async #meet(stale: Conflicted, changes: Partial<C>): Promise<void> {
    const fields = listContested(this.#stored.content, stale.fields)
    if (fields.length > 0) return this.#set({ status: 'conflict', conflict: { ...stale, fields } })
    await this.#send(stale.version, changes)
  }

  /** Nothing was written: the fields without a refusal are sent again at once. */
  #refuse(errors: FieldErrors, changes: Partial<C>): void {
    const fields = new Set(Object.keys(errors).map((path) => path.split('.')[0] ?? path))
    const wrong = Object.entries(changes).filter(([field]) => fields.has(field))
    this.#refused = { ...this.#refused, ...Object.fromEntries(wrong) }
    this.#set({ errors: { ...this.#state.errors, ...errors }, status: 'unsaved' })
    if (wrong.length > 0 && wrong.length < Object.keys(changes).length) this.#schedule(0)
  }

  #fail(error: unknown): void {
    const isOffline = this.#service.isOffline(error)
    this.#set({ status: isOffline ? 'offline' : 'unsaved' })
    this.#schedule(retryMs)
  }

  #keep(): void {
    const changes = this.#changes()
    const fields = Object.keys(changes)
    const { version, content } = this.#stored
    const base = Object.fromEntries(fields.map((field) => [field, content[field]]))
    this.#service.keep(fields.length > 0 ? { version, base, changes, sent: this.#unanswered } : undefined)
  }

  #set(changes: Partial<DraftState<C>>): void {
    this.#state = { ...this.#state, ...changes }
    for (const follow of this.#followers) follow()
  }
}
