// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { chaxi } from './assistant.ts'

test('a time chosen before the assistant has loaded waits in its queue, in order', () => {
  const page: Parameters<typeof chaxi>[0] = { document }

  chaxi(page, 'open')
  chaxi(page, 'book', 'gongfu-hour', 'slot-1')

  expect(page.chaxi?.queue).toEqual([['open'], ['book', 'gongfu-hour', 'slot-1']])
})

test('a time chosen once the assistant is there opens the form on that very time', () => {
  const booked: string[][] = []
  chaxi({ document, chaxi: { book: (...args) => booked.push(args) } }, 'book', 'gongfu-hour', 'slot-1')

  expect(booked).toEqual([['gongfu-hour', 'slot-1']])
})
