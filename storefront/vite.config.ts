import { fileURLToPath } from 'node:url';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { WORKER } from 'app-core/offline/install-shell';
import { readWebSettings } from 'settings/web';
import { defineConfig, type Rolldown } from 'vite';
import { entryChunks, LICENSES } from '../scripts/lib/entry-chunks.ts';
import { inlineScript } from '../scripts/lib/inline-script.ts';
import { containsModule, offlineWorker } from '../scripts/lib/offline-worker.ts';
import { links, quickOrderLink, usualLink } from './src/shared/links.ts';

/** Groups the code of all lists and of product lists into two files instead of a dozen small ones. */
const listChunks: Rolldown.CodeSplittingOptions = {
  groups: [
    ...(entryChunks.groups ?? []),
    {
      name: 'boundary',
      // Pages without product cards use the stock notice too; in the `list` chunk, it would load all cards.
      test: /shared\/(catalogue\/list-boundary\.tsx|stock-notice\/late-notice\.ts)$|components\/product-grid\//,
    },
    { name: 'list', test: /shared\/catalogue\/product-list\.tsx$/ },
  ],
};

const { apiUrl, port } = readWebSettings('storefront', process.env);

export default defineConfig(({ command }) => ({
  server: {
    port,
    strictPort: true,
    proxy: { '/api': apiUrl, '/socket.io': { target: apiUrl, ws: true } },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: listChunks } }, license: LICENSES } },
    // React's production build.
    ...(command === 'build' && {
      ssr: { define: { 'process.env.NODE_ENV': '"production"' }, build: { license: LICENSES } },
    }),
  },
  // Bundle the libraries into the build, for few files at start. The UI kit's own dependency cannot be resolved from
  // here.
  ssr: { noExternal: command === 'build' || ['notistack'] },
  plugins: [
    inlineScript(),
    tanstackStart({
      client: { entry: 'app/client.tsx' },
      server: { entry: 'app/server.tsx' },
      router: {
        entry: 'app/router.tsx',
        addExtensions: true,
        quoteStyle: 'single',
        semicolons: true,
        // Do not split error components: they show when a chunk is missing and must not be missing themselves.
        codeSplittingOptions: { defaultBehavior: [['component'], ['notFoundComponent']] },
      },
    }),
    react(),
    offlineWorker({
      entry: fileURLToPath(new URL('offline-worker.ts', import.meta.url)),
      fileName: WORKER.slice(1),
      // Pages that are the same for everybody, and those where an order starts.
      pages: [
        links.home,
        links.misPedidos,
        usualLink.href,
        quickOrderLink.href,
        links.cuenta,
        links.categorias,
        links.marcas,
        links.promociones,
        links.nuevosIngresos,
        links.bultoCerrado,
      ],
      files: ['/favicon.svg'],
      keeps: (file) => !containsModule(file, /features\/staff\/staff-tools/),
    }),
  ],
}));
