import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openShop, runStranger } from './open-shop.ts'

vi.setConfig({ hookTimeout: 60_000 })

let shop: Awaited<ReturnType<typeof openShop>>
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

const inspect = (era: string, ...args: string[]) =>
  runStranger('@modelcontextprotocol/inspector/clients/launcher/build/index.js', [
    ...['--cli', shop.mcp, '--transport', 'http', '--protocol-era', era],
    ...args,
  ])

describe.each(['legacy', 'auto', 'modern'])('the Inspector in its %s era', (era) => {
  test('lists eight tools, and finds no fault in their schemas', async () => {
    const { code, output } = await inspect(era, '--method', 'tools/list', '--strict')
    expect([code, JSON.parse(output).tools.length]).toEqual([0, 8])
  })

  test('calls a tool, and takes its answer', async () => {
    const { code, output } = await inspect(era, '--method', 'tools/call', '--tool-name', 'list_services')
    expect([code, JSON.parse(output).structuredContent.services.length]).toEqual([0, 8])
  })

  test('lists what can be read, and reads it', async () => {
    const [listed, read] = await Promise.all([
      inspect(era, '--method', 'resources/list'),
      inspect(era, '--method', 'resources/read', '--uri', 'catalogue://plans'),
    ])
    expect([listed.code, read.code]).toEqual([0, 0])
    expect(JSON.parse(listed.output).resources[1].uri).toBe('catalogue://plans')
    expect(JSON.parse(read.output).contents[0].mimeType).toBe('application/json')
  })

  test('shows a refusal’s sentence, and ends with 1; with 5 for a tool that is not there', async () => {
    const args = ['--tool-arg', 'reference=K7RM-X2QY', '--tool-arg', 'email=ada@example.com']
    const [refused, unknown] = await Promise.all([
      inspect(era, '--method', 'tools/call', '--tool-name', 'get_booking', ...args),
      inspect(era, '--method', 'tools/call', '--tool-name', 'no_such'),
    ])
    expect([refused.code, unknown.code]).toEqual([1, 5])
    expect(refused.complaints).toContain('No booking has that reference and that e-mail address.')
  })
})
