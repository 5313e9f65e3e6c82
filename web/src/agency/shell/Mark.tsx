import { messages } from '#web/agency/messages.ts'

/** The mark of the site, with the name of this part of it. */
export function Mark() {
  return (
    <span className="inline-flex items-center gap-[9px] font-display text-2xl leading-none font-[750] tracking-[-.04em]">
      <img src="/favicon.svg" alt="" className="size-8" />
      {messages.siteName}
      <span className="rounded-full bg-sand px-2.5 py-1 font-body text-13 leading-tight font-semibold tracking-normal text-ink-2 max-[20rem]:hidden">
        {messages.agencyTag}
      </span>
    </span>
  )
}
