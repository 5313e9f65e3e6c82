import type { PageEvent } from '#web/app/router/pageState.ts'

const listening = 'listening' satisfies PageEvent

/**
 * Inline script of every page: repeats the last tap on a button that only scripts handle, once React listens.
 * A tap elsewhere, typing or leaving the page cancels it.
 */
export const replayTap = `{let button;onclick=oninput=onpagehide=({type,target})=>{button=type=='click'&&target.closest('button[type=button]:not([popovertarget])')}
document.addEventListener('${listening}',()=>{onclick=oninput=onpagehide=null;button&&button.click()})}`
