import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { WORKER } from 'app-core/offline/install-shell';
import { readBackofficePage } from 'settings/page';
import { readWebSettings } from 'settings/web';
import { defineConfig, type Plugin } from 'vite';
import { entryChunks, LICENSES } from '../scripts/lib/entry-chunks.ts';
import { neededByScreens, offlineWorker } from '../scripts/lib/offline-worker.ts';
import { withEnvironment } from './with-environment.ts';

const { apiUrl, port } = readWebSettings('backoffice', process.env);

/** Writes the settings into the page in development; server.ts does so in production. */
const environment: Plugin = {
  name: 'backoffice-environment',
  apply: 'serve',
  transformIndexHtml: (html) => withEnvironment(html, readBackofficePage(process.env)),
};

export default defineConfig({
  server: {
    port,
    strictPort: true,
    proxy: { '/api': apiUrl, '/socket.io': { target: apiUrl, ws: true } },
  },
  // A subfolder, because the built server is beside it.
  build: {
    outDir: 'dist/client',
    rolldownOptions: { output: { codeSplitting: entryChunks } },
    license: LICENSES,
  },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      generatedRouteTree: './src/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
      addExtensions: true,
    }),
    react(),
    environment,
    offlineWorker({
      entry: fileURLToPath(new URL('offline-worker.ts', import.meta.url)),
      fileName: WORKER.slice(1),
      pages: ['/'],
      files: ['/favicon.svg'],
      keeps: neededByScreens(/\/routes\/(_staff|login|_staff\/empaque\.\$pedidos)\.tsx\?/),
    }),
  ],
});
