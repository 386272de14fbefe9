import fc from 'fast-check'
import { text, value } from './junk.ts'
import type { Raw } from './malformed.ts'

const oneLine = text.map((junk) => junk.replaceAll('\n', ''))
const whole = '{"jsonrpc":"2.0","id":1,"method":"ping"}'

const requestLine = fc.oneof(
  { weight: 4, arbitrary: fc.constant('POST /mcp HTTP/1.1') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...['POST http://evil.example/mcp HTTP/1.1', 'POST //evil.example/mcp HTTP/1.1', 'POST * HTTP/1.1'],
      ...['POST /mcp', 'POST /mcp HTTP/9.9', 'post /mcp HTTP/1.1', 'PRI * HTTP/2.0', 'POST /mcp\0 HTTP/1.1', ''],
      ...[
        'CONNECT evil.example:443 HTTP/1.1',
        'GET /%c0%ae%c0%ae/ HTTP/1.1',
        'GET /w/%/mcp HTTP/1.1',
        'GET /? HTTP/1.0',
      ],
    ),
  },
  { weight: 1, arbitrary: oneLine.map((junk) => `POST /${junk} HTTP/1.1`) },
)

const host = fc.constantFrom(
  'Host: localhost',
  'Host: 127.0.0.1',
  'Host: LOCALHOST',
  'Host: evil.example',
  'Host:',
  'Host: a\r\nHost: b',
  'Host: [::1',
  'X: y',
)

const length = fc.constantFrom(
  ...[`Content-Length: ${whole.length}`, 'Content-Length: 3', 'Content-Length: 999', 'Content-Length: 99999999'],
  ...['Content-Length: -1', 'Content-Length: 1e3', 'Content-Length: 40\r\nContent-Length: 41', 'X: y'],
  ...['Transfer-Encoding: chunked', 'Transfer-Encoding: chunked\r\nContent-Length: 4', 'Transfer-Encoding: zebra'],
  ...['Upgrade: websocket\r\nConnection: Upgrade', 'Expect: 100-continue', 'Expect: zebra'],
)

const header = fc.oneof(
  fc.tuple(oneLine, oneLine).map(([name, content]) => `${name}: ${content}`),
  fc.integer({ min: 10_000, max: 40_000 }).map((size) => `X-Long: ${'h'.repeat(size)}`),
  fc.integer({ min: 100, max: 3000 }).map((count) => Array.from({ length: count }, (_, i) => `X-${i}: y`).join('\r\n')),
  fc.constant('X-Fold: a\r\n b'),
)

const content = fc.oneof(
  fc.constantFrom(whole, '', '5\r\nhello\r\n0\r\n\r\n', 'zz\r\nhello\r\n', '-5\r\nhello', 'ffffffffff\r\nx'),
  text,
  value.map((data) => JSON.stringify(data) ?? ''),
)

/** What only a program that writes HTTP by hand would send. */
export const http: fc.Arbitrary<Raw> = fc
  .tuple(requestLine, host, length, fc.array(header, { maxLength: 2 }), content, fc.constantFrom('\r\n', '\n'))
  .map(([start, to, size, more, sent, end]) => ({ raw: [start, to, size, ...more, '', sent].join(end) }))
