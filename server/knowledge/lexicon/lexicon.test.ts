import { describe, expect, test } from 'vitest'
import { createSpeller } from './spelling.ts'
import { termsIn } from './terms.ts'
import { readable, stem, wordsIn } from './words.ts'

test('“min” is minutes after a number only', () => {
  expect(wordsIn('15 min late')).toEqual(['15', 'minutes', 'late'])
  expect(wordsIn('min height')).toEqual(['min', 'height'])
})

describe('words are read as they are meant', () => {
  test.each([
    ['What’s pu’erh?', ['what', 'is', 'puerh']],
    ['I CAN’T make it', ['i', 'can', 'not', 'make', 'it']],
    ['hw much r u', ['how', 'much', 'are', 'you']],
    ['the e-bike check-up', ['the', 'ebike', 'check', 'up']],
    ['Cafés & bars', ['cafes', 'and', 'bars']],
    ['from £40', ['from', 'pounds', '40']],
    ['ｍａｔｃｈａ', ['matcha']],
  ])('“%s”', (text, words) => expect(wordsIn(text)).toEqual(words))

  test('what cannot be seen is not read, and a message ends at 600 characters', () => {
    expect(readable('gong\u200bfu\u202e hour')).toBe('gongfu hour')
    expect(readable('a'.repeat(5000))).toHaveLength(600)
  })

  test('a set phrase is one thing, and the longest counts', () => {
    expect(termsIn(wordsIn('a gift card please')).map(({ word, concepts }) => [word, concepts])).toEqual([
      ['gift card', ['gift']],
    ])
  })
})

test.each([
  ['lens', 'lenses'],
  ['loaf', 'loaves'],
  ['bus', 'buses'],
  ['break', 'broken'],
  ['choosing', 'chose'],
  ['sweep', 'swept'],
  ['sting', 'stung'],
])('“%s” and “%s” are one word', (one, other) => expect(stem(one)).toBe(stem(other)))

test.each([
  ['use', 'us'],
  ['leave', 'left'],
])('“%s” and “%s” are two', (one, other) => expect(stem(one)).not.toBe(stem(other)))

describe('a slip is mended, a word is left alone', () => {
  const spell = createSpeller(
    new Set([
      'matcha',
      'geckos',
      'puerh',
      'voucher',
      'kindergarten',
      'puppy',
      'nails',
      'doodles',
      'plan',
      'boat',
      'fleas',
      'theory',
      'there',
      'paring',
      'class',
      'flight',
      'potters',
      'stove',
      'layer',
      'stroller',
      'booking',
      'whole',
      'high',
      'chairs',
      'market',
      'reading',
    ]),
  )

  test.each([
    ['thery', 'theory'],
    ['mcuh', 'much'],
    ['macha', 'matcha'],
    ['puer', 'puerh'],
    ['vouchr', 'voucher'],
    ['kindrgarden', 'kindergarten'],
    ['pupy', 'puppy'],
    ['guekos', 'geckos'],
    ['flees', 'fleas'],
    ['prise', 'price'],
    ['numbr', 'number'],
    ['clas', 'class'],
    ['flite', 'flight'],
    ['parkng', 'parking'],
    ['adress', 'address'],
    ['humna', 'human'],
    ['satrday', 'saturday'],
    ['goldendoodle', 'doodles'],
    ['highchairs', 'chairs'],
    ['stil', 'still'],
    ['alowd', 'allowed'],
    ['wieght', 'weight'],
    ['sik', 'sick'],
    ['foto', 'photo'],
    ['whch', 'which'],
    ['hieght', 'height'],
    ['beginers', 'beginners'],
  ])('%s is %s', (slip, word) => expect(spell(slip)).toBe(word))

  test.each(['pottery', 'stone', 'laser', 'stronger', 'riding', 'baking', 'tree', 'wheel', 'red', 'supermarket'])(
    '%s is a word, whatever the shop has that is like it',
    (word) => expect(spell(word)).toBe(word),
  )

  test('what ran together comes apart', () => {
    const spell = createSpeller(new Set(['cold', 'sores', 'gift', 'card']))
    expect(spell('coldsore')).toBe('cold sore')
    expect(spell('giftcrd')).toBe('gift card')
  })

  test('a real word that nobody writes to a shop is a slip for one of the shop’s own', () => {
    expect(createSpeller(new Set(['pairing']))('paring')).toBe('pairing')
    expect(createSpeller(new Set(['rental']))('reading')).toBe('reading')
  })

  test.each(['play', 'coat', 'plain', 'goat', 'teach', 'perms', 'zzzz', '12'])('%s stays', (word) =>
    expect(spell(word)).toBe(word),
  )
})
