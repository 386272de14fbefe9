import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { rpc, seeded } from '../../server/seeded.ts'
import { inhabited, programOf } from '../../server/workspace-api/programs-for-tests.ts'
import { root } from '../../start/run.ts'
import { runStranger } from './open-shop.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chaxi-workspace-openapi-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** The description of the workspace API that a shop at this address gives, as text. */
async function described(publicUrl = 'http://localhost:8787'): Promise<string> {
  await using shop = await seeded()
  shop.site.publicUrl = publicUrl
  return (await shop.call('GET', '/api/v1/openapi.json')).text
}

const REDOCLY = `
extends: [recommended-strict]
telemetry: off
rules:
  operation-operationId: error
  operation-4xx-response: error
  security-defined: error
  no-unused-components: error
  no-invalid-media-type-examples: error
  no-invalid-schema-examples: error
  struct: error
  # The envelope of a refusal is given: {error, detail}.
  operation-4xx-problem-details-rfc7807: off
`

const error = { required: ['required'], properties: { required: { contains: { const: 'error' } } } }
const refusing = { anyOf: [error, { required: ['oneOf'], properties: { oneOf: { items: error } } }] }
const enveloped = "$.paths[?(!@property.match(/(mcp|openapi\\.json)$/))].*.responses['200'].content[*].schema"
const SPECTRAL = `
extends: ['spectral:oas', '${join(root, 'proof/strangers/node_modules/@stoplight/spectral-owasp-ruleset/dist/ruleset.js')}']
rules:
  # Servers call it: no page of another origin is let in.
  'owasp:api8:2023-define-cors-origin': off
  chaxi-refusal-has-error:
    given: $.paths.*.*.responses[?(@property.match(/^[45]/))].content[*].schema
    severity: warn
    message: A refusal says which error it is.
    then: { function: schema, functionOptions: { schema: ${JSON.stringify(refusing)} } }
  chaxi-success-is-enveloped:
    given: ${JSON.stringify(enveloped)}
    severity: warn
    message: A success is {ok, data}.
    then: { field: required, function: schema, functionOptions: { schema: { allOf: [{ contains: { const: ok } }, { contains: { const: data } }] } } }
  chaxi-too-many-says-when:
    given: $.paths.*.*.responses['429'].headers
    severity: warn
    message: A 429 has Retry-After.
    then: { field: Retry-After, function: truthy }
`

const Problems = z.object({ problems: z.array(z.object({ ruleId: z.string() })) })
const Results = z.array(z.object({ code: z.string() }))

/** The rules that a document breaks, each once. */
async function findings(text: string) {
  const [file, redocly, spectral] = ['api.json', 'redocly.yaml', 'spectral.yaml'].map((name) => join(folder, name))
  if (!file || !redocly || !spectral) throw new Error('Three names make three paths.')
  await Promise.all([writeFile(file, text), writeFile(redocly, REDOCLY), writeFile(spectral, SPECTRAL)])
  const [one, two] = await Promise.all([
    runStranger('@redocly/cli/bin/cli.js', ['lint', file, '--config', redocly, '--format', 'json']),
    runStranger('@stoplight/spectral-cli/dist/index.js', [
      'lint',
      file,
      '--ruleset',
      spectral,
      '--format',
      'json',
      '--quiet',
      '--fail-severity',
      'warn',
    ]),
  ])
  return {
    redocly: [...new Set(Problems.parse(JSON.parse(one.output)).problems.map(({ ruleId }) => ruleId))],
    spectral: [...new Set(Results.parse(JSON.parse(two.output)).map(({ code }) => code))],
  }
}

test('in the OpenAPI 3.1 document of the workspace API neither Redocly nor Spectral with the OWASP rules finds anything', async () => {
  for (const text of [await described(), await described('https://chat.example.org')])
    expect(await findings(text)).toEqual({ redocly: [], spectral: [] })
})

test('they do find what is wrong in a document that was spoilt', async () => {
  const document = Described.parse(JSON.parse(await described()))
  const { paths, components } = document
  const { Failure, ApiKey } = components.schemas
  Failure?.required?.shift()
  delete ApiKey?.properties?.label?.maxLength
  delete components.responses.TooMany?.headers?.['Retry-After']
  const { responses } = paths['/api/v1/bookings']?.get ?? {}
  delete paths['/api/v1/audit']?.get?.operationId
  responses?.[200]?.content?.['application/json'].schema.required?.shift()
  delete responses?.[401]

  const { redocly, spectral } = await findings(JSON.stringify(document))
  expect(redocly).toEqual(['operation-operationId'])
  expect(spectral.sort()).toEqual([
    'chaxi-refusal-has-error',
    'chaxi-success-is-enveloped',
    'chaxi-too-many-says-when',
    'operation-operationId',
    'owasp:api4:2023-rate-limit-retry-after',
    'owasp:api4:2023-string-limit',
    'owasp:api8:2023-define-error-responses-401',
  ])
})

const Schema = z.looseObject({
  required: z.array(z.string()).optional(),
  properties: z.record(z.string(), z.looseObject({ maxLength: z.number().optional() })).optional(),
})
const Response = z.looseObject({
  headers: z.record(z.string(), z.unknown()).optional(),
  content: z.object({ 'application/json': z.looseObject({ schema: Schema }) }).optional(),
})
const Described = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ responses: z.record(z.string(), Response) }))),
  components: z.looseObject({ schemas: z.record(z.string(), Schema), responses: z.record(z.string(), Response) }),
})
test('openapi-typescript makes types of it that compile', async () => {
  await writeFile(join(folder, 'api.json'), await described())
  const types = join(folder, 'api.d.ts')
  const { code, complaints } = await runStranger('openapi-typescript/bin/cli.js', [
    join(folder, 'api.json'),
    '-o',
    types,
  ])
  expect([code, complaints]).toEqual([0, expect.not.stringMatching(/error/i)])

  const uses = join(folder, 'uses.ts')
  await writeFile(
    uses,
    `import type { paths } from './api.d.ts'
type Waiting = paths['/api/v1/interventions']['get']['responses']['200']['content']['application/json']['data'][number]
export const name = (one: Waiting): string => one.visitor.name ?? one.visitor.id
// @ts-expect-error An intervention has no such field.
export const wrong = (one: Waiting) => one.nothing
`,
  )
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  await promisify(execFile)(process.execPath, [
    tsc,
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    'false',
    '--allowImportingTsExtensions',
    uses,
  ])
  expect(await readFile(types, 'utf8')).toContain('reply_to_intervention')
})

test('ajv finds every answer as the document says it is', async () => {
  await using shop = await seeded()
  const { conversation, intervention, booking } = await inhabited(shop)
  const program = await programOf(shop)
  const document = JSON.parse((await program.gets('/openapi.json')).text)
  const ajv = formats.default(new Ajv2020({ strict: false, allErrors: true }))
  ajv.addSchema(document, 'api')

  async function holds(verb: string, path: string, template: string, status: number, body?: unknown) {
    const answer = await program.asks(verb, path, { body })
    const pointer = ['paths', `/api/v1${template}`, verb.toLowerCase(), 'responses', String(status)]
    const { $ref } = pointer.reduce((inner, name) => inner[name], document)
    const place =
      $ref ??
      `#/${pointer.map((name) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`
    const validate = ajv.getSchema(`api${place}/content/application~1json/schema`)
    expect([path, answer.status, validate?.(answer.body), validate?.errors]).toEqual([path, status, true, null])
  }
  await holds('GET', '/conversations', '/conversations', 200)
  await holds('GET', `/conversations/${conversation}`, '/conversations/{id}', 200)
  await holds('GET', '/interventions', '/interventions', 200)
  await holds('POST', `/interventions/${intervention}/reply`, '/interventions/{id}/reply', 200, {
    message: 'Of course.',
  })
  await holds('POST', `/interventions/${intervention}/reply`, '/interventions/{id}/reply', 400, { message: '' })
  await holds('POST', `/interventions/${intervention}/claim`, '/interventions/{id}/claim', 409)
  await holds('POST', `/interventions/${intervention}/release`, '/interventions/{id}/release', 200)
  await holds('POST', `/interventions/${intervention}/resolve`, '/interventions/{id}/resolve', 200)
  await holds('GET', '/bookings', '/bookings', 200)
  await holds('GET', `/bookings/${booking}`, '/bookings/{reference}', 200)
  await holds('GET', '/bookings/nothing', '/bookings/{reference}', 404)
  await holds('GET', '/audit', '/audit', 200)
  for (const params of [
    { name: 'list_bookings' },
    { name: 'get_conversation', arguments: { id: conversation } },
    { name: 'no_such' },
  ])
    await holds('POST', '/mcp', '/mcp', 200, rpc('tools/call', params))
})
