import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sample } from '../../contract/connections.ts'

const GUIDE = join(import.meta.dirname, '../../docs/identity.md')

const LANGUAGES = { js: 'Node', php: 'PHP', python: 'Python', ruby: 'Ruby' }

/** The code that signs a member token in each language, as the guide has it. Throws where one is missing there. */
export async function readSamples(): Promise<Sample[]> {
  const guide = await readFile(GUIDE, 'utf8')
  return Object.entries(LANGUAGES).map(([fence, language]) => {
    const code = new RegExp(`\`\`\`${fence}\\n(.*?)\`\`\``, 's').exec(guide)?.[1]
    if (code === undefined) throw new Error(`docs/identity.md has no sample in ${language}.`)
    return { language, code: code.trimEnd() }
  })
}
