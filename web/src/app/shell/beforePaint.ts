import { sessionMarkerCookie } from '#schema/constants.ts'
import { hasLineInFlow } from '#web/features/prompts/prompts.rules.ts'
import type { StoredName } from '#web/lib/browser/storage.ts'

const reminder = 'cartReminder' satisfies StoredName

/**
 * Inline script of every page, run before the first paint. A page is the same for all, so only the browser
 * knows whether the line of a cart will follow: the script reserves its room, or says that there is none.
 */
export const beforePaint = `{const{dataset}=document.documentElement
if(${hasLineInFlow}.test(location.pathname)&&/(^|; )${sessionMarkerCookie}=1/.test(document.cookie)){dataset.cart='none'
try{if(localStorage.${reminder})dataset.cart='room'}catch{}}}`
