import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { readWebSettings } from 'settings/web';
import { defineConfig } from 'vite';
import { entryChunks, withoutHighContrast } from '../scripts/lib/entry-chunks.ts';

const { apiUrl, port } = readWebSettings('storefront', process.env);

export default defineConfig({
  server: {
    port,
    strictPort: true,
    proxy: { '/api': apiUrl, '/socket.io': { target: apiUrl, ws: true } },
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: entryChunks } } } } },
  // The kit's, not ours: from our build's folder it could not be found.
  ssr: { noExternal: ['notistack'] },
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
    withoutHighContrast,
  ],
});
