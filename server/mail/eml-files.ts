import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import { keyOf, messageFrom, type Outgoing, type Transport } from './outgoing.ts'

/**
 * Writes each letter to a file of its own in `dataDir`/outbox, for a shop without a mail server. The name comes from the
 * row and the file appears whole, so that a letter written twice is one file. Only the owner may read them: a link in
 * a letter opens the booking.
 */
export function emlFiles(dataDir: string): Transport {
  const folder = join(dataDir, 'outbox')
  const mailer = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      const { message } = await mailer.sendMail(messageFrom(mail))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, fileName(mail))
      await writeThrough(`${path}.part`, message)
      await rename(`${path}.part`, `${path}.eml`)
      await syncFolder(folder)
    },
  }
}

/** Such as `20261121T100500Z-booking-K7RM-X2QY-1-confirmation-3f0c2a9b`: by time, then legible, then unmistakable. */
function fileName(mail: Outgoing): string {
  const time = mail.send_at.replace(/[-:]/g, '')
  const words = `${mail.topic}-${mail.position}-${mail.kind}`.replace(/[^A-Za-z0-9-]+/g, '-').slice(0, 120)
  return `${time}-${words}-${keyOf(mail).slice(0, 8)}`
}

async function writeThrough(path: string, content: Buffer | Readable) {
  const file = await open(path, 'w', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

// The new name must survive a power cut too. Windows opens no folder and keeps names by itself.
async function syncFolder(folder: string) {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
