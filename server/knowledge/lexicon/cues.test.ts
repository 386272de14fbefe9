import { describe, expect, test } from 'vitest'
import { cues } from './cues.ts'

const says = (way: string, said: string) => cues(way)(said.split(' ')) !== undefined

describe('a way of saying things is matched word by word', () => {
  test.each([
    ['talk|speak to person', 'may i talk to person', true],
    ['talk|speak to person', 'may i talk person', false],
    ['talk .. person', 'talk to a real person', true],
    ['talk .. person', 'talk to a very real patient person', false],
    ['talk to? person', 'talk person', true],
    ['book*', 'i booked it', true],
    ['have !to book', 'i have to book', false],
    ['^ book', 'please book', false],
    ['^ book', 'book me', true],
    ['thanks $', 'thanks again', false],
    ['art', 'start', false],
  ])('“%s” in “%s”: %s', (way, said, expected) => expect(says(way, said)).toBe(expected))

  test('of several ways the first that fits answers, whichever words they need', () => {
    expect(cues('#', 'two cups', 'cups')(['two', 'cups'])?.[0]).toBe(' two ')
    expect(cues('cups', 'two cups')(['two', 'cups'])?.[0]).toBe(' cups ')
    expect(cues('saucers', '.. cups')(['two', 'cups'])?.[0]).toBe(' two cups ')
  })

  test('an end among words would never be met, and is refused', () => {
    expect(() => cues('^|please book')).toThrow('an end stands by itself')
    expect(() => cues('book now|$')).toThrow('an end stands by itself')
  })
})
