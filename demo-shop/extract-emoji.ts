/**
 * Rewrites `src/pictures/art/fluent-emoji.json` with the emojis that the demo shop uses, out of a set of 100
 * MB. After adding an emoji: `npm pack @iconify-json/fluent-emoji@1.2.7`, unpack, and `node
 * demo-shop/extract-emoji.ts package/icons.json`
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { PictureSpec } from './src/pictures/picture-spec.ts';
import { demoShop } from './src/shop/demo-shop.ts';

const EXTRACT = new URL('./src/pictures/art/fluent-emoji.json', import.meta.url);

function emojisOf(spec: PictureSpec): string[] {
  if (spec.tipo === 'marca') return [];
  if (spec.tipo === 'icono') return [spec.icon];
  return [spec.art, spec.garnish ?? ''].flatMap((art) => (art.startsWith('emoji:') ? art.slice(6) : []));
}

const { icons } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as {
  icons: Record<string, { body: string }>;
};
const names = new Set([...demoShop(new Date()).imagenes.values()].flatMap(emojisOf));
const bodies = [...names].sort().map((name) => {
  const icon = icons[name];
  if (!icon) throw new Error(`No emoji is called '${name}'`);
  return [name, icon.body];
});
writeFileSync(EXTRACT, `${JSON.stringify(Object.fromEntries(bodies), null, 2)}\n`);
