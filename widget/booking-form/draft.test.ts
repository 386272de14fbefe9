import { expect, test } from 'vitest'
import { tabDraft } from './draft.ts'

const form = (id: string, summary?: string) => ({
  id,
  prefill: { summary },
  suggestion: { candidates: [], reading: '' },
})

function storage(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

test('two forms in one tab keep their drafts apart', () => {
  const tab = storage()
  tabDraft(form('one'), () => tab).write({ name: 'Ada' })
  tabDraft(form('two'), () => tab).write({ name: 'Bo' })

  expect(tabDraft(form('one'), () => tab).read()).toEqual({ name: 'Ada' })

  tabDraft(form('one'), () => tab).clear()
  expect(tabDraft(form('one'), () => tab).read()).toEqual({})
  expect(tabDraft(form('two'), () => tab).read()).toEqual({ name: 'Bo' })
})

test('a draft that someone else scribbled over is no draft', () => {
  const tab = storage()
  tab.setItem('chaxi-form-one', '{"seats":"two"}')
  expect(tabDraft(form('one'), () => tab).read()).toEqual({})

  tab.setItem('chaxi-form-one', 'not json')
  expect(tabDraft(form('one'), () => tab).read()).toEqual({})
})

test('where the browser refuses storage the form still works, without a memory', () => {
  const draft = tabDraft(form('one'), () => {
    throw new DOMException('Storage is blocked', 'SecurityError')
  })

  draft.write({ name: 'Ada' })
  expect(draft.read()).toEqual({})
})

test('newer words in a form win over an older draft of it', () => {
  const tab = storage()
  tabDraft(form('one', '2 seats'), () => tab).write({ seats: 5 })

  expect(tabDraft(form('one', '2 seats'), () => tab).read()).toEqual({ seats: 5 })
  expect(tabDraft(form('one', '2 seats. 3 seats'), () => tab).read()).toEqual({})
})
