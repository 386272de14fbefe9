/** The page has come, with all that its document names. */
export const loaded = () =>
  document.readyState === 'complete' || new Promise((come) => addEventListener('load', come, { once: true }))
