import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = process.env.API_URL ?? `http://localhost:${process.env.API_PORT ?? '4002'}`;

export default defineConfig({
  server: {
    port: Number(process.env.STOREFRONT_PORT ?? 4000),
    strictPort: true,
    proxy: { '/api': api, '/socket.io': { target: api, ws: true } },
  },
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
  ],
});
