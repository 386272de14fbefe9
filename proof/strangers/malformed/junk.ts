import fc from 'fast-check'

/** Half of a character, which no encoding of Unicode can write. */
const loneSurrogates = fc.array(fc.integer({ min: 0xd7f0, max: 0xe010 }), { minLength: 1, maxLength: 8 })
const bytes = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
const ofCodes = (codes: number[]) => String.fromCharCode(...codes)

const famous = fc.constantFrom(
  ...[
    '',
    ' ',
    '\0',
    'null',
    'undefined',
    'NaN',
    '__proto__',
    'constructor',
    'toString',
    '%00',
    '%',
    '../../etc/passwd',
  ],
  ...["' OR 1=1 --", '<script>alert(1)</script>', '$(id)', '{{7*7}}', '\r\nSet-Cookie: a=b', '🍵', 'ﬀ', '\u202e', 'ı'],
  ...['2026-02-30', '9999-99-99T99:99:99Z', '-1', '1e309', '0x10', 'ada@example.com', 'K7RM-X2QY', 'gongfu-hour'],
)

const long = fc.integer({ min: 300, max: 70_000 }).map((length) => 'x'.repeat(length))

/** Text that nobody types. */
export const text: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: famous },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 2, arbitrary: loneSurrogates.map(ofCodes) },
  { weight: 2, arbitrary: bytes.map(ofCodes) },
  { weight: 1, arbitrary: long },
)

/** A stack of brackets, which stands in a body where `deep` was. */
export const deep = '\u2620deep\u2620'

/** Whatever JSON can say, and seldom what is wanted. */
export const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: text },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, -0, 1e308, 2 ** 53, [], {}, [[]], deep),
  },
  { weight: 2, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: fc.dictionary(text, fc.jsonValue({ maxDepth: 1 }), { maxKeys: 4 }) },
)

/** Mostly what is wanted, so that what is wrong elsewhere is reached. */
export const mostly = <T>(right: fc.Arbitrary<T>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 3, arbitrary: right }, { weight: 2, arbitrary: value })

/** Fields that may be right, wrong, absent, or more than were asked for. */
export const fields = (known: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<Record<string, unknown>> =>
  fc
    .tuple(fc.record(known, { requiredKeys: [] }), fc.dictionary(text, value, { maxKeys: 1 }), fc.nat(5))
    .map(([some, more, luck]) => (luck === 0 ? { ...some, ...more } : some))

/** JSON text of something, whole or broken in one of the ways that JSON breaks. */
export const body = (content: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc.tuple(content, fc.nat(11), fc.nat(1000), text).map(([data, how, where, junk]) => {
    const whole = nested(JSON.stringify(data) ?? '', where)
    const at = where % (whole.length + 1)
    switch (how) {
      case 0:
        return whole.slice(0, at)
      case 1:
        return whole.slice(0, at) + junk + whole.slice(at)
      case 2:
        return whole.replace('{', `{"method":"no/such","params":7,"id":[],`)
      case 3:
        return whole.replace(/\d+/, '1e999999')
      case 4:
        return `\ufeff${whole}${' '.repeat(where)}`
      case 5:
        return whole.replace(/"/, "'")
      default:
        return whole
    }
  })

const nested = (json: string, depth: number) =>
  json.replaceAll(JSON.stringify(deep), `${'['.repeat(depth * 20)}${']'.repeat(depth * 20)}`)

// What HTTP allows in a field, and no more than its reader takes altogether: see http.ts for the rest.
const headerValue = fc.oneof(
  famous.map((famousText) => famousText.replace(/[^\x20-\x7e]/g, '')),
  fc.string({ unit: 'grapheme-ascii', maxLength: 40 }),
  fc.integer({ min: 100, max: 1200 }).map((length) => 'h'.repeat(length)),
)

/** Headers of every kind, some of which matter. */
export const headers: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.record({
      origin: fc.oneof(fc.constantFrom('null', 'https://evil.example', 'http://localhost', ''), headerValue),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record(
      {
        accept: fc.oneof(fc.constantFrom('*/*', 'text/html', 'text/event-stream', 'application/json;q=0'), headerValue),
        'content-type': fc.oneof(
          fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'),
          headerValue,
        ),
        authorization: fc.oneof(
          headerValue,
          headerValue.map((token) => `Bearer ${token}`),
          fc.constant('Bearer a.b.c'),
        ),
        'idempotency-key': headerValue,
        'last-event-id': fc.oneof(fc.constantFrom('-1', '999999999999', '1e9'), headerValue),
        'x-forwarded-for': headerValue,
        'mcp-session-id': headerValue,
        'content-encoding': fc.constantFrom('gzip', 'br', 'zebra'),
        range: fc.constantFrom('bytes=0-1', 'bytes=9-', 'bytes=-'),
        'if-none-match': headerValue,
        cookie: headerValue,
      },
      { requiredKeys: [] },
    ),
  },
)
