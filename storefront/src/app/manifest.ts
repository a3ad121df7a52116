/** Serves the web app manifest with the shop's name: /manifest.webmanifest. */
import { paperColor } from 'ui-kit/theme/tokens';
import { links, quickOrderLink, usualLink } from '../shared/links.ts';
import { shopNow } from './shop-now.ts';

const MANIFEST = '/manifest.webmanifest';

const icon = (file: string, side: number, purpose: 'any' | 'maskable') => ({
  src: `/${file}.png`,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
});

const shortcuts = [
  { name: quickOrderLink.label, url: quickOrderLink.href },
  { name: usualLink.label, url: usualLink.href },
  { name: 'Mis pedidos', url: links.misPedidos },
];

/** Returns the manifest's response, or undefined for any other address. */
export function answerManifest(request: Request): Response | undefined {
  if (new URL(request.url).pathname !== MANIFEST) return undefined;
  const { name } = shopNow();
  const manifest = {
    id: '/',
    name,
    short_name: name,
    lang: 'es-AR',
    start_url: links.home,
    scope: '/',
    display: 'standalone',
    background_color: paperColor,
    theme_color: paperColor,
    icons: [
      icon('icono-192', 192, 'any'),
      icon('icono-512', 512, 'any'),
      icon('icono-recortable', 512, 'maskable'),
    ],
    shortcuts,
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, no-cache',
    },
  });
}
