import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { AppError } from '../errors.ts'

// OWASP Password Storage Cheat Sheet, scrypt: 32 MiB and three passes, a quarter of a second or so.
const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 }
const BYTES = 32
const LEAST = 12
const MOST = 200

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** Makes what is kept of a password. Throws `bad_request` for one that is too short, too long, or in `known`. */
export async function hashPassword(password: string, known: string[] = []): Promise<string> {
  const said = password.normalize('NFC')
  const fault = faultOf(said, known)
  if (fault) throw new AppError('bad_request', fault, { issues: [{ path: '/password', message: fault }] })

  const salt = randomBytes(16)
  return `scrypt$${salt.toString('base64url')}$${(await derived(said, salt)).toString('base64url')}`
}

function faultOf(password: string, known: string[]): string | undefined {
  const length = [...password].length
  if (length < LEAST) return `A password has at least ${LEAST} characters. Several words make a good one.`
  if (length > MOST) return `A password has at most ${MOST} characters.`
  if (known.some((word) => word.toLowerCase() === password.toLowerCase()) || new Set(password).size < 4)
    return 'That password is too easy to guess. Several words make a good one.'
  return undefined
}

/**
 * Whether this is the password. With nothing to compare with it answers no after the same work, so that nobody learns
 * from the time taken whether there is such an account.
 */
export async function isPassword(password: string, kept: string | undefined): Promise<boolean> {
  const [, salt = '', digest = ''] = (kept ?? NOBODYS).split('$')
  const found = await derived(password.normalize('NFC'), Buffer.from(salt, 'base64url'))
  return timingSafeEqual(found, Buffer.from(digest, 'base64url')) && kept !== undefined
}

const derived = (password: string, salt: Buffer) => derive(password.slice(0, MOST * 2), salt, BYTES, COST)

const NOBODYS = `scrypt$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(BYTES).toString('base64url')}`
