import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import preact from '@preact/preset-vite'
import { type BuildEnvironmentOptions, build, defineConfig, type Plugin, type Rolldown } from 'vite'

/**
 * Browser code only; the server runs its TypeScript as it stands.
 * `widget.js` is the script tag merchants paste: a classic script under a fixed name that loads the rest on demand,
 * which is why `embed.ts` may import nothing at its top and `plainImports` keeps Vite's preloading out of it.
 */
const jsx = () => preact({ devToolsEnabled: false, prefreshEnabled: false })
const browsers: BuildEnvironmentOptions = {
  target: 'es2022',
  // The first browsers with `light-dark()`: written out for older ones it would not follow the page's own scheme.
  cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  modulePreload: false,
}

const drawing = /node_modules\/(preact|@preact)\/|\/browser\/(icons|sheet|spoken|tokens)\b/
// What the later steps share with it is there by then.
const card =
  /\/widget\/booking-form\/(?!details|field-bar|hold-line|kept-lines|later-|problem-|review|spoken|trouble-note)/
const ground = /\/browser\/failures\b|\/contract\/message-length\b|vite\/preload-helper/

/** How every page is cut into files. */
const output: Rolldown.OutputOptions = {
  // What every page needs travels as one: each file of its own has a price, and what shares it would change with
  // every page that is added. What draws nothing does without what draws.
  codeSplitting: {
    groups: [
      { name: 'base', test: drawing },
      { name: 'ground', test: ground },
      { name: 'card', test: card, includeDependenciesRecursively: false },
    ],
  },
  entryFileNames: (chunk) => (chunk.name === 'widget' ? 'widget.js' : 'assets/[name]-[hash].js'),
  chunkFileNames: 'assets/[name]-[hash].js',
  assetFileNames: 'assets/[name]-[hash][extname]',
}

export default defineConfig({
  plugins: [jsx(), unpolluted(), plainImports(), inOneFile('app-card.html'), apart('console.html'), compressed()],
  build: {
    ...browsers,
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        index: 'index.html',
        form: 'form.html',
        preview: 'preview.html',
        widget: 'widget/embed.ts',
      },
      output,
    },
  },
})

/**
 * A classic script may say `import()`, but Vite wraps that in a helper which `widget.js` would then share with its
 * chunks by `export`, a syntax error there. And on a merchant's page, another origin than ours, it has no address that a
 * relative import could start from (HTML, "creating a classic script": muted errors). So its imports are written in
 * after everything else is done, from its own `baseUrl`. Everywhere else the helper does nothing but import: our chunks
 * have no style sheets to wait for.
 */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined),
    transform(code, id) {
      if (!id.endsWith('/widget/embed.ts')) return undefined
      const chunkOf = (_: string, path: string) => {
        const chunk = { type: 'chunk', id: resolve(dirname(id), path), preserveSignature: 'allow-extension' } as const
        return `__chunk_${this.emitFile(chunk)}(baseUrl)`
      }
      return code.replace(/import\('(\.[^']+)'\)/g, chunkOf).replace(/(?<=const css = `)[^`]*/, withoutBlanks)
    },
    generateBundle(_, bundle) {
      const widget = bundle['widget.js']
      if (widget?.type !== 'chunk') return
      widget.code = widget.code.replace(
        /__chunk_([\w$]+)\(([\w$]+)\)/g,
        (_, chunk, baseUrl) => `import(${baseUrl}+"/${this.getFileName(chunk)}")`,
      )
    },
  }
}

/** To a minifier the launcher's style sheet is a text like any other. */
const withoutBlanks = (css: string) =>
  css
    .replace(/\s*([\s{};,])\s*/g, '$1')
    .replaceAll(': ', ':')
    .trim()

/**
 * A merchant's page may have added to `Object.prototype`, or frozen it. What we are built on goes through inherited
 * properties as if they were an object's own; and signals assign what is read-only then, and nobody here reads them by.
 */
function unpolluted(): Plugin {
  return {
    name: 'unpolluted',
    apply: 'build',
    transform: (code, id) =>
      /node_modules\/(@?preact|zod)\/|rolldown\/runtime/.test(id)
        ? code
            .replace(/for\s*\(((?:const |let |var )?\w+) in ([\w.$]+)\)/g, 'for($1 of Object.keys($2??{}))')
            .replace(/\w+\.prototype\.(valueOf|toString|toJSON)\s*=\s*function\(\)\{[^}]*\};?/g, '')
        : undefined,
  }
}

/**
 * Builds a page as one file that asks for nothing else: a chat shows it in a frame without a network. It is a build of
 * its own, since what it shares with the other pages would be chunks.
 */
function inOneFile(page: string): Plugin {
  return {
    name: 'in-one-file',
    apply: 'build',
    async generateBundle() {
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        plugins: [jsx()],
        build: { ...browsers, write: false, rolldownOptions: { input: page } },
      })
      const output = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
      const script = output.find((each) => each.type === 'chunk')
      const html = output.find((each) => each.type === 'asset' && each.fileName === page)
      if (output.length !== 2 || script?.type !== 'chunk' || html?.type !== 'asset')
        throw new Error(`${page} was built as ${output.map(({ fileName }) => fileName).join(', ')}, not as one script.`)

      for (const id of script.moduleIds) this.addWatchFile(id)
      const code = script.code.replaceAll('</script', '<\\/script')
      const source = `${html.source}`
        .replace(/\s*<script type="module"[^>]*><\/script>/, '')
        .replace('</body>', () => `<script type="module">${code}</script></body>`)
      this.emitFile({ type: 'asset', fileName: page, source })
    },
  }
}

/**
 * Builds a page beside the others, sharing no file with them: of a library, a shared file holds what either page needs,
 * and what the shop's people need is nothing that visitors should wait for.
 */
function apart(page: string): Plugin {
  return {
    name: 'apart',
    apply: 'build',
    writeBundle: async ({ dir }) => {
      const rolldownOptions = { input: page, output }
      const beside = { outDir: dir, emptyOutDir: false, copyPublicDir: false, assetsInlineLimit: 0, rolldownOptions }
      await build({
        configFile: false,
        logLevel: 'warn',
        plugins: [jsx(), unpolluted(), plainImports(), compressed()],
        build: { ...browsers, ...beside },
      })
    },
  }
}

/** Lays a compressed twin beside each text, once and at the best level, so that the server has nothing to compute. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const name of Object.keys(bundle).filter((name) => /\.(js|css|html)$/.test(name))) {
        const file = join(dir, name)
        const text = readFileSync(file)
        writeFileSync(`${file}.br`, brotliCompressSync(text))
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
      }
    },
  }
}
