/** Requests of the page in order; the test answers them. */
export const sent: FakeRequest[] = []
export class FakeRequest {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  responseText = ''
  headers: Record<string, string> = {}
  path = ''
  body: File | undefined
  open(_method: string, path: string) {
    this.path = path
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: File) {
    this.body = body
    sent.push(this)
  }
  abort() {
    this.onerror?.()
  }
  answer(body: object) {
    this.responseText = JSON.stringify(body)
    this.onload?.()
  }
}
