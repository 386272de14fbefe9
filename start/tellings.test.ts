import { expect, test } from 'vitest'
import { MATERIAL } from './material.ts'
import { tellingsOf } from './tellings.ts'

const [tea] = MATERIAL
const tellings = tea ? tellingsOf(tea) : []
const given = tellings.filter(({ made }) => !made)

test('what is asked at once is asked once more, after something else', () => {
  const after = tellings.filter(({ made }) => made === 'after another')
  expect(after.length).toBeGreaterThan(30)
  for (const { dialogue } of after) {
    const [before, asked, ...others] = dialogue.turns
    expect(others).toEqual([])
    expect(before?.say).not.toBe(asked?.say)
    expect(given.some(({ dialogue: { turns } }) => turns.length === 1 && turns[0] === asked)).toBe(true)
  }
})

test('what a piece of knowledge answers is asked where the record is without it', () => {
  const without = tellings.filter(({ made }) => made === 'without an answer')
  expect(without.length).toBeGreaterThan(5)
  for (const { record, dialogue } of without) {
    const answered = given.find(({ dialogue: { id } }) => id === dialogue.id)
    const sources = answered?.dialogue.turns[0]?.expect.sources_any ?? []
    expect(sources.length).toBeGreaterThan(0)
    expect(record.knowledge.filter(({ code }) => sources.includes(`knowledge:${code}`))).toEqual([])
    expect(dialogue.turns[0]?.expect.act).not.toContain('answer')
  }
})
