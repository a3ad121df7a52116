import { fileURLToPath } from 'node:url';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { WORKER } from 'app-core/offline/keep-shell';
import { readWebSettings } from 'settings/web';
import { defineConfig, type Rolldown } from 'vite';
import { entryChunks, LICENSES, withoutUnused } from '../scripts/lib/entry-chunks.ts';
import { holds, offlineWorker } from '../scripts/lib/offline-worker.ts';
import { links, usualLink } from './src/shared/links.ts';
import { quickOrderLink } from './src/shared/quick-order-link.ts';

/** What every list has, and what one of products has besides: two files instead of a dozen small ones. */
const listChunks: Rolldown.CodeSplittingOptions = {
  groups: [
    ...(entryChunks.groups ?? []),
    {
      name: 'boundary',
      // What waits for a product stands on pages without cards too, which would have all of these with it.
      test: /shared\/(catalogue\/list-boundary\.tsx|stock-notice\/late-notice\.ts)$|components\/product-grid\//,
    },
    { name: 'list', test: /shared\/catalogue\/product-(tile|list)\.tsx$/ },
  ],
};

/** `shared/router-link.tsx` is the shop's own. */
const ROUTER_LINK: Parameters<typeof withoutUnused>[0] = [
  '/react-router/dist/esm/link.js',
  'export const [Link, createLink, linkOptions, useLinkProps] = [];',
];

/** Its theme has one scheme, and no variables. */
const THEME_WITH_VARIABLES: typeof ROUTER_LINK = ['/createThemeWithVars.mjs', 'export default undefined;'];

const { apiUrl, port } = readWebSettings('storefront', process.env);

export default defineConfig(({ command }) => ({
  server: {
    port,
    strictPort: true,
    proxy: { '/api': apiUrl, '/socket.io': { target: apiUrl, ws: true } },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: listChunks } }, license: LICENSES } },
    // React's quick build.
    ...(command === 'build' && {
      ssr: { define: { 'process.env.NODE_ENV': '"production"' }, build: { license: LICENSES } },
    }),
  },
  // What is built takes its libraries along: few files to read. The kit's are not to be found from here in any case.
  ssr: { noExternal: command === 'build' || ['notistack'] },
  plugins: [
    tanstackStart({
      client: { entry: 'app/client.tsx' },
      server: { entry: 'app/server.tsx' },
      router: {
        entry: 'app/router.tsx',
        addExtensions: true,
        quoteStyle: 'single',
        semicolons: true,
        // What a screen shows in the place of code that could not be had is no code that may be missing itself.
        codeSplittingOptions: { defaultBehavior: [['component'], ['notFoundComponent']] },
      },
    }),
    react(),
    withoutUnused(ROUTER_LINK, THEME_WITH_VARIABLES),
    offlineWorker({
      entry: fileURLToPath(new URL('offline-worker.ts', import.meta.url)),
      fileName: WORKER.slice(1),
      // The same for everybody, and where an order begins.
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
      keeps: (file) => !holds(file, /features\/staff\/staff-tools/),
    }),
  ],
}));
