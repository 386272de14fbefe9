import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { publicTools } from '../../server/mcp/describe.ts'
import { seeded } from '../../server/seeded.ts'
import { loadToolbox } from '../../server/tools/toolbox.ts'
import { runStranger } from './open-shop.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chaxi-openapi-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** The description that a shop at this address gives of itself, as text. */
async function described(publicUrl: string, path: string): Promise<string> {
  await using shop = await seeded()
  shop.site.publicUrl = publicUrl
  return (await shop.call('GET', path)).text
}

/** How often each of the checkers' rules is broken in these documents, which are given as text. */
async function findings(documents: string[]) {
  const files = documents.map((_, i) => join(folder, `${i}.json`))
  await Promise.all(files.map((file, i) => writeFile(file, documents[i] ?? '')))
  const [spectral, ...redocly] = await Promise.all([runSpectral(files), ...files.map(runRedocly)])
  return files.map((file, i) => ({
    redocly: redocly[i]?.map(({ ruleId }) => ruleId),
    spectral: spectral.flatMap(({ source, code }) => (source === file ? [code] : [])),
  }))
}

const Problems = z.object({ problems: z.array(z.object({ ruleId: z.string() })) })
const Results = z.array(z.object({ source: z.string(), code: z.string() }))

async function runRedocly(file: string) {
  const flags = ['lint', '--extends', 'recommended-strict', '--format', 'json']
  const { output } = await runStranger('@redocly/cli/bin/cli.js', [...flags, file])
  return Problems.parse(JSON.parse(output)).problems
}

async function runSpectral(files: string[]) {
  const rules = join(folder, 'rules.yaml')
  await writeFile(rules, "extends: ['spectral:oas']\n")
  const flags = ['lint', '--ruleset', rules, '--format', 'json', '--quiet']
  const { output } = await runStranger('@stoplight/spectral-cli/dist/index.js', [...flags, ...files])
  return Results.parse(JSON.parse(output))
}

test('in the OpenAPI 3.0.3 document of any shop neither Redocly nor Spectral finds anything', async () => {
  const local = await described('http://localhost:8787', '/openapi.json')
  const remote = await described('https://chat.example.org', '/w/lantern-leaf/openapi.json')
  for (const text of [local, remote])
    expect(JSON.parse(text)).toMatchObject({ openapi: '3.0.3', info: { version: '1.0.0' } })

  const faulty = local.replace('"operationId":"callMcp",', '')
  expect(await findings([local, remote, faulty])).toEqual([
    { redocly: [], spectral: [] },
    { redocly: [], spectral: [] },
    { redocly: ['operation-operationId'], spectral: ['operation-operationId'] },
  ])
})

test('the document has an example of every tool, which the tool itself would take and give', async () => {
  const { paths } = JSON.parse(await described('http://localhost:8787', '/openapi.json'))
  const { requestBody, responses } = paths['/mcp'].post
  const asked = requestBody.content['application/json'].examples
  const answered = responses[200].content['application/json'].examples

  const tools = publicTools(await loadToolbox())
  expect(tools).toHaveLength(8)
  for (const { name, input, output } of tools) {
    expect(z.safeParse(input, asked[name].value.params.arguments)).toMatchObject({ success: true })
    expect(z.safeParse(output, answered[name].value.result.structuredContent)).toMatchObject({ success: true })
  }
})
