import preact from '@preact/preset-vite'
import { defineConfig } from 'vite'

/**
 * Browser code only; the server runs its TypeScript as it stands.
 * `widget.js` is the script tag merchants paste: a classic script under a fixed name that loads the rest on demand,
 * which is why `embed.ts` may import nothing at its top and why modulepreload helpers are off.
 */
export default defineConfig({
  plugins: [preact({ devToolsEnabled: false, prefreshEnabled: false })],
  build: {
    target: 'es2022',
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
