import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import preact from '@preact/preset-vite'
import { defineConfig, type Plugin } from 'vite'

/**
 * Browser code only; the server runs its TypeScript as it stands.
 * `widget.js` is the script tag merchants paste: a classic script under a fixed name that loads the rest on demand,
 * which is why `embed.ts` may import nothing at its top and `plainImports` keeps Vite's preloading out of it.
 */
export default defineConfig({
  plugins: [preact({ devToolsEnabled: false, prefreshEnabled: false }), plainImports(), compressed()],
  build: {
    target: 'es2022',
    // The first browsers with `light-dark()`: written out for older ones it would not follow the page's own scheme.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: false,
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html', form: 'form.html', widget: 'widget/embed.ts' },
      output: {
        entryFileNames: (chunk) => (chunk.name === 'widget' ? 'widget.js' : 'assets/[name]-[hash].js'),
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
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
      return code.replace(/import\('(\.[^']+)'\)/g, (_, path: string) => {
        const chunk = { type: 'chunk', id: resolve(dirname(id), path), preserveSignature: 'allow-extension' } as const
        return `__chunk_${this.emitFile(chunk)}(baseUrl)`
      })
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
