import { type DragEvent, type ReactNode, useState } from 'react'

type Props = { onDrop: (files: File[]) => void; children: ReactNode }

/** Takes files that are dropped anywhere on it; a button does the same. */
export function DropZone({ onDrop, children }: Props) {
  const [isOver, setOver] = useState(false)
  const take = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(event.type === 'dragover')
    if (event.type === 'drop') onDrop([...event.dataTransfer.files])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files are chosen by the button too.
    <div
      onDragOver={take}
      onDragLeave={take}
      onDrop={take}
      className={`rounded-md ${isOver ? 'outline-3 outline-offset-4 outline-pine-600 outline-dashed' : ''}`}
    >
      {children}
    </div>
  )
}
