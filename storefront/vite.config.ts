import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { readWebSettings } from 'settings/web';
import { defineConfig } from 'vite';
import { entryChunks, withoutHighContrast } from '../scripts/lib/entry-chunks.ts';

const { apiUrl, port } = readWebSettings('storefront', process.env);

export default defineConfig(({ command }) => ({
  server: {
    port,
    strictPort: true,
    proxy: { '/api': apiUrl, '/socket.io': { target: apiUrl, ws: true } },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: entryChunks } } } },
    // React's quick build.
    ...(command === 'build' && { ssr: { define: { 'process.env.NODE_ENV': '"production"' } } }),
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
    withoutHighContrast,
  ],
}));
