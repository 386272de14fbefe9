import type { ComponentChildren } from 'preact'

const letter = '[\\p{L}\\p{N}]'
const around = (mark: string, name: string) =>
  `(?<!${letter})${mark}(?<${name}>[^\\s${mark}](?:[^\\n${mark}]*[^\\s${mark}])?)${mark}(?!${letter})`
const marks = new RegExp(
  ['```(?<lines>[^`]+)```', '`(?<code>[^`\\n]+)`', around('\\*', 'strong'), around('_', 'em')].join('|'),
  'gu',
)

/**
 * Words as WhatsApp shows them: *bold*, _italic_, `code` and ```lines of code```. Source: WhatsApp's help, "How to format
 * your messages".
 */
export function WhatsAppWords({ text }: { text: string }): ComponentChildren {
  const found = [...text.matchAll(marks)]
  const ends = found.map(({ index, 0: whole }) => index + whole.length)
  return [
    ...found.flatMap((match, i) => [text.slice(ends[i - 1] ?? 0, match.index), drawn(match.groups ?? {})]),
    text.slice(ends.at(-1) ?? 0),
  ]
}

function drawn({ strong, em, code, lines }: Record<string, string>) {
  if (strong) return <strong>{WhatsAppWords({ text: strong })}</strong>
  return em ? <em>{WhatsAppWords({ text: em })}</em> : <code>{code ?? lines}</code>
}
