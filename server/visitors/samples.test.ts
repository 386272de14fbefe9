import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { seeded } from '../seeded.ts'
import { liveSecrets } from './identity-secrets.ts'
import { signIn } from './member-for-tests.ts'
import { readSamples } from './samples.ts'

const run = promisify(execFile)
const given = { slug: 'lantern-leaf', id: 'ada', email: 'ada@example.com', name: 'Ada Märsh' }

type Given = typeof given & { kid: string; secret: string }
const lines = (values: Given, line: (name: string, value: string) => string) =>
  Object.entries(values)
    .map(([name, value]) => line(name, JSON.stringify(value)))
    .join('\n')

/** How each language is told what a sample takes, and prints what it makes. */
const languages = {
  Node: {
    program: ['node', '--input-type=module', '-e'],
    whole: (code: string, values: Given) =>
      `${lines(values, (name, value) => `const ${name} = ${value}`)}\n${code}\nprocess.stdout.write(token)`,
  },
  Python: {
    program: ['python3', '-c'],
    whole: (code: string, values: Given) =>
      `${lines(values, (name, value) => `${name} = ${value}`)}\n${code}\nprint(token, end="")`,
  },
  PHP: {
    program: ['php', '-r'],
    whole: (code: string, values: Given) =>
      `${lines(values, (name, value) => `$${name} = ${value};`)}\n${code}\necho $token;`,
  },
  Ruby: {
    program: ['ruby', '-e'],
    whole: (code: string, values: Given) =>
      `${lines(values, (name, value) => `${name} = ${value}`)}\n${code}\nprint token`,
  },
}

const isInstalled = (program: string | undefined) => spawnSync(program ?? '', ['--version']).status === 0

for (const [language, { program, whole }] of Object.entries(languages)) {
  const [command = '', ...options] = program
  test.skipIf(!isInstalled(command))(
    `the sample in ${language} makes a token that signs in, as it stands`,
    async () => {
      await using shop = await seeded()
      const [newest] = await liveSecrets(shop.db, (await shop.workspace()).id)
      const code = (await readSamples()).find((sample) => sample.language === language)?.code ?? ''
      const values = { ...given, kid: newest?.kid ?? '', secret: newest?.secret ?? '' }
      const { stdout } = await run(command, [...options, whole(code, values)])

      expect((await signIn(shop, stdout)).body.data?.visitor.member).toEqual({ name: given.name, email: given.email })
    },
  )
}
