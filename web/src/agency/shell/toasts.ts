import { freeBottom } from '#web/agency/shell/toasts.rules.ts'

/** Below what is read first, in the middle of the screen beside the navigation. */
export const toastPlace = 'top-auto right-0 bottom-4 left-0 lg:left-60 lg:w-[calc(100%-15rem)]'

const covered = 'h1, h2, h3, a, button, input, select, textarea, summary, label'

/** Lifts toasts over headings and controls: after a frame, in which a dialog that closes is gone. */
export function placeToasts(layer: HTMLElement): void {
  requestAnimationFrame(() => {
    const shown = [...layer.children].map((toast) => toast.getBoundingClientRect())
    const left = Math.min(...shown.map((box) => box.left))
    const right = Math.max(...shown.map((box) => box.right))
    // Controls behind a dialog cannot be used.
    const within = document.querySelector('dialog[open]') ?? document
    const others = [...within.querySelectorAll(covered)]
      .filter((element) => !layer.contains(element) && element.checkVisibility())
      .map((element) => element.getBoundingClientRect())
      .filter((box) => box.right > left && box.left < right && box.bottom > 0 && box.top < window.innerHeight)
    layer.style.bottom = `${freeBottom(layer.offsetHeight, window.innerHeight, others)}px`
  })
}
