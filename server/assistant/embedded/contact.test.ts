import { describe, expect, test } from 'vitest'
import { indexOf } from '../../knowledge/index-of.ts'
import { emailIn, nameIn, referenceIn } from './contact.ts'
import { teaShop } from './visitor-for-tests.ts'

const index = indexOf(teaShop)

describe('a reference is found in whatever form it was typed', () => {
  test.each([
    ['my reference is LL-7Q2F9', 'LL-7Q2F9'],
    ['ref cc-81trk, lotte@devries.example', 'cc-81trk'],
    ['booking K7RM X2QY please', 'K7RM X2QY'],
    ['Reservation PP-3HZ7W under gwen', 'PP-3HZ7W'],
    ['it is KRMX-BQYZ', 'KRMX-BQYZ'],
    ['my booking reference is N3CH-RVWP and my email is ada@example.com', 'N3CH-RVWP'],
    ['booking reference KFFR-8PNV', 'KFFR-8PNV'],
    ['reservation reference number n3ch rvwp', 'n3ch rvwp'],
  ])('“%s”', (said, reference) => expect(referenceIn(said)).toBe(reference))

  test.each([
    'call 845-555-0190',
    'on 2026-11-28 at 2-4pm',
    'is it step-free',
    'a check-up',
    'cancel my appointment tomorrow',
    'the booking on saturday',
    'my booking reference is lost, it was for 28 November',
    'frame GZ4471',
  ])('“%s” has none', (said) => expect(referenceIn(said)).toBeUndefined())
})

describe('a name is found where somebody gives theirs', () => {
  test.each([
    ['gongfu on saturday, I’m Priya Raman, priya@example.com', 'Priya Raman'],
    ['me and my mum for gongfu on friday. tomasz lindqvist 503-555-0176', 'Tomasz Lindqvist'],
    ['put Ana in for saturday. I’m her mum Nell Ward 021 555 0148 nell@example.com', 'Nell Ward'],
    ['matcha this sun x2 dev anand dev@anand.example', 'Dev Anand'],
    ['matcha sunday pls. tom okafor tom@okafor.example', 'Tom Okafor'],
    ['thursday 9am pls. Joost van Dam, joost@vandam.example', 'Joost van Dam'],
    ['the wednesday evening, name’s Marchetti, l.marchetti@example.org', 'Marchetti'],
    ['in the morning. luis ortega 845-555-0190 luis.ortega@example.com', 'Luis Ortega'],
    ['can you do Friday afternoon? A. Okonkwo', 'A. Okonkwo'],
    ['book first steep, name Jo Bloggs jo@example.com', 'Jo Bloggs'],
    ['first steep, my name is jo bloggs jo@example.com', 'Jo Bloggs'],
    ['book first steep. I’m T, t@example.com', 'T'],
    ['two seats at first steep, I’m T t@example.com', 'T'],
    ['I’m T. Okafor, book gongfu', 'T. Okafor'],
    ['gongfu on saturday (Una Ryan, una@example.com)', 'Una Ryan'],
    ['gongfu for five - Rosie Tate, rosie@example.com', 'Rosie Tate'],
    ['we are five. Sorcha Lynch / sorcha@example.com', 'Sorcha Lynch'],
    ['gongfu on thursday, my mail is p.burca@example.com - Peadar', 'Peadar'],
    ['saturday at 12? it’s Kirsty', 'Kirsty'],
    ['It’s Ravi Menon, ravi@example.com, three for gongfu', 'Ravi Menon'],
    ['it’s Siobhan Reilly (siobhan@example.com), gongfu this friday', 'Siobhan Reilly'],
    ['gongfu friday, it’s mei, mei@example.com', 'Mei'],
    ['friday please. its ravi menon, ravi@example.com', 'Ravi Menon'],
    ['friday gongfu for Sue Tranter please, sue@example.com', 'Sue Tranter'],
    ['Put Greg Lund (greg@example.net) in for gongfu on Tuesday', 'Greg Lund'],
    ['the soonest you have. D. Okafor 514 555 0163', 'D. Okafor'],
    ['put Lowri Vaughan down for first steep', 'Lowri Vaughan'],
    ['sign Pieter de Vries up for sunday', 'Pieter de Vries'],
  ])('“%s”', (said, name) => expect(nameIn(said, index)).toBe(name))

  test.each([
    'book matcha on sunday for me, beth.ayers@example.com',
    'I’m on Leaf, is gongfu in it',
    'Gongfu Hour',
    'book Gongfu Hour in for us',
  ])('“%s” gives none', (said) => expect(nameIn(said, index)).toBeUndefined())
})

test('an address ends where the sentence does', () => {
  expect(emailIn('write to ada@example.com.')).toBe('ada@example.com')
  expect(emailIn('no address here')).toBeUndefined()
})
