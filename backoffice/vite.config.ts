import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { environmentOf, withEnvironment } from './environment-of.ts';

const api = process.env.API_URL ?? `http://localhost:${process.env.API_PORT ?? '4002'}`;

/** In development the settings are written into the page here; in production by server.ts, when it starts. */
const environment: Plugin = {
  name: 'backoffice-environment',
  apply: 'serve',
  transformIndexHtml: (html) => withEnvironment(html, environmentOf(process.env)),
};

export default defineConfig({
  server: {
    port: Number(process.env.BACKOFFICE_PORT ?? 4001),
    strictPort: true,
    proxy: { '/api': api, '/socket.io': { target: api, ws: true } },
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
  ],
});
