/** How frameworks go to their next page without the browser: each leaves a `main` that says “Page two”. */
export const swaps: Record<string, () => void | Promise<void>> = {
  'empties its body, as React and Vue do when they are mounted on it': () => {
    document.body.textContent = ''
    document.body.append(Object.assign(document.createElement('main'), { textContent: 'Page two' }))
  },
  'writes its body anew, as htmx does': () => {
    document.body.innerHTML = '<main>Page two</main>'
  },
  'replaces what is in its body': () => {
    document.body.replaceChildren(Object.assign(document.createElement('main'), { textContent: 'Page two' }))
  },
  'puts a new body in place of the old, as Turbo does': () => {
    const body = document.createElement('body')
    body.innerHTML = '<main>Page two</main>'
    document.body.replaceWith(body)
  },
  'has no body for a moment': () => {
    const body = document.createElement('body')
    body.innerHTML = '<main>Page two</main>'
    document.body.remove()
    queueMicrotask(() => queueMicrotask(() => document.documentElement.append(body)))
  },
  'puts a new document element in place of the old': () => {
    const html = document.createElement('html')
    html.innerHTML = '<head><title>Two</title></head><body><main>Page two</main></body>'
    document.replaceChild(html, document.documentElement)
  },
  'writes its document anew': () => {
    document.documentElement.innerHTML = '<head><title>Two</title></head><body><main>Page two</main></body>'
  },
  'puts its children, us among them, in another place': () => {
    const main = document.querySelector('main') ?? document.createElement('main')
    main.textContent = 'Page two'
    document.body.append(...document.querySelectorAll('chaxi-widget'), main)
  },
  'swaps faster than anybody can follow': async () => {
    for (const part of ['<main>Half</main>', '', '<main>More</main>', '<main>Page two</main>']) {
      document.body.innerHTML = part
      await new Promise(requestAnimationFrame)
    }
  },
  'goes on in a view transition, as Astro does': () => {
    document.startViewTransition(() => {
      document.body.innerHTML = '<main>Page two</main>'
    })
  },
}
