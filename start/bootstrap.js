// The first line every command runs, on a fresh clone with the machine's own Node and nothing installed yet:
// plain JavaScript for Node 16 and up. It installs when node_modules differs from the lockfile, then hands over to
// the Node 24 that comes with the packages.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const windows = process.platform === 'win32'
const bins = join(root, 'node_modules', '.bin')
const ourNode = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node')
const commands = {
  start: 'start/start.ts',
  test: 'start/test.ts',
  dev: 'start/dev.ts',
  bench: 'start/bench.ts',
  eval: 'start/eval.ts',
  fit: 'start/fit.ts',
  proof: 'start/proof.ts',
  pictures: 'e2e/pictures.ts',
  chaxi: 'server/cli.ts',
}

const [command, ...args] = process.argv.slice(2)
if (!Object.hasOwn(commands, command)) {
  fail(`Usage: node start/bootstrap.js ${Object.keys(commands).join('|')} [arguments]`, 2)
}

// The CLI's standard output is read by other programs.
const terminal = command === 'chaxi' ? process.stderr : process.stdout
let child // the one process under way: npm first, then the command

passSignalsOn()
if (!isInstalled()) await install()
const ended = await run(newestNode(), [commands[command], ...args], { stdio: 'inherit' })
endAs(ended)

/** True when every package that the lockfile names is there, in that version, and npm has finished its work. */
function isInstalled() {
  const wanted = packagesIn('package-lock.json')
  const present = packagesIn('node_modules/.package-lock.json') // npm writes it last, so an interrupted install has none
  if (!wanted || !present || !existsSync(ourNode)) return false

  return Object.keys(wanted).every((path) => path === '' || isPresent(path, wanted[path], present[path]))
}

function isPresent(path, wanted, present) {
  if (!present) return wanted.optional === true // for another platform
  return present.version === wanted.version && present.integrity === wanted.integrity && existsSync(join(root, path))
}

function packagesIn(lockfile) {
  try {
    return JSON.parse(readFileSync(join(root, lockfile), 'utf8')).packages
  } catch {
    return undefined // absent or cut short: either way it vouches for nothing
  }
}

async function install() {
  const began = Date.now()
  terminal.write('· install the packages …\n')
  // npm replaces node_modules, so it must not run on the Node that lives there; vite and the tests are dev packages.
  const { code, signal, output } = await run('npm', ['ci', '--include=dev', '--no-progress', '--loglevel=error'], {
    env: { ...process.env, PATH: pathWithout(bins) },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: windows,
  })
  if (signal) endAs({ signal })
  if (code !== 0) fail(`${output}\nThe packages could not be installed. Mend what npm says above and run it again.`, 1)
  terminal.write(`✓ install the packages (${((Date.now() - began) / 1000).toFixed(1)} s)\n`)
}

function newestNode() {
  if (existsSync(ourNode)) return ourNode
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  return fail(
    `This needs Node 24, this machine has ${process.version}, and npm did not run the install script of the package ` +
      '"node", which brings one. Allow install scripts (npm config set ignore-scripts false) or install Node 24.',
    1,
  )
}

function run(file, fileArgs, options) {
  return new Promise((finished) => {
    const env = { ...process.env, PATH: [bins, pathWithout(bins)].join(delimiter) }
    child = spawn(file, fileArgs, { cwd: root, env, ...options })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) if (stream) stream.on('data', (text) => (output += text))
    child.on('error', (error) =>
      fail(`${file} does not start: ${error.message}. Delete node_modules and try again.`, 1),
    )
    child.on('close', (code, signal) => finished({ code, signal, output }))
  })
}

function pathWithout(folder) {
  return (process.env.PATH || '')
    .split(delimiter)
    .filter((entry) => resolve(entry) !== folder)
    .join(delimiter)
}

// Each signal goes on once. What is typed at a terminal reaches the child by itself; sent again it would count as
// the impatient second Ctrl-C.
function passSignalsOn() {
  const passed = new Set()
  const pass = (signal) => {
    if (child && !passed.has(signal)) child.kill(signal)
    passed.add(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      const isTyped = process.stdin.isTTY && signal !== 'SIGTERM'
      if (!isTyped) pass(signal)
    })
  }

  // A signal to npm ends the shell between npm and us, and we only see that we have no parent any more.
  const parent = process.ppid
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && pass('SIGTERM'), 100).unref()
}

function endAs({ code, signal }) {
  if (!signal) process.exit(code)
  process.removeAllListeners(signal)
  process.kill(process.pid, signal)
}

function fail(reason, code) {
  process.stderr.write(`${reason}\n`)
  process.exit(code)
}
