type Method = (...args: string[]) => unknown

/** The page as the script tag leaves it: before it has come nothing but our queue, afterwards its API. */
interface Page {
  document: Document
  chaxi?: { open?: Method; book?: Method; logout?: Method; queue?: unknown[] }
}

/** Calls the script tag's JS API. A call made before the script came waits in the queue, which the script drains. */
export function chaxi(page: Page, method: 'open' | 'book' | 'logout', ...args: string[]): unknown {
  page.chaxi ??= { queue: [] }
  const call = page.chaxi[method]
  if (call) return call.apply(page.chaxi, args)
  return page.chaxi.queue?.push([method, ...args])
}
