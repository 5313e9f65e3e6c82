import { messages } from '#web/features/account/messages.ts'

const photo = '/images/kayak-brume-victoire-01.jpg'

/** Not loaded where it is hidden. */
export function Side() {
  return (
    <div className="isolate flex h-full flex-col justify-end p-8.5 text-white">
      <img
        src={`${photo}?w=640`}
        srcSet={`${photo}?w=640 640w, ${photo}?w=768 768w`}
        sizes="425px"
        alt=""
        loading="lazy"
        className="absolute inset-0 -z-2 size-full bg-scrim object-cover object-[50%_40%]"
      />
      <span className="absolute inset-0 -z-1 bg-[linear-gradient(0deg,rgb(9_30_25/.86),rgb(9_30_25/.1)_62%)]" />
      <p className="max-w-[9em] text-h2">{messages.sideTitle}</p>
      <p className="mt-2.5 max-w-[19.2em]">{messages.sideText}</p>
    </div>
  )
}
