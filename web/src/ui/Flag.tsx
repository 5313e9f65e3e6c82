/** The country's name stands beside it. */
export function Flag({ url }: { url: string }) {
  return (
    <img
      src={url}
      alt=""
      width={18}
      height={13.5}
      loading="lazy"
      className="h-[13.5px] w-[18px] shrink-0 rounded-[2.5px] object-cover shadow-[0_0_0_.5px_rgb(19_36_31/.25)]"
    />
  )
}
