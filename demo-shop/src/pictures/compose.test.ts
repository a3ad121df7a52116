import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { demoShop } from '../shop/demo-shop.ts';
import { motivos } from './art/backgrounds.ts';
import { ingredientNames } from './art/ingredients.ts';
import { arrangements } from './art/layouts.ts';
import { signs } from './art/marks.ts';
import { composePicture, SIDE } from './compose.ts';
import type { FoodPicture } from './picture-spec.ts';

const shop = demoShop(new Date('2026-03-18T15:00:00Z'));
const food: FoodPicture = {
  tipo: 'producto',
  tint: '#efddc3',
  motivo: 'sol',
  arrangement: 'cuenco',
  art: 'almendra',
  seed: 'x',
};

/** Finds unclosed tags, undefined references, external resources and text. */
function problems(svg: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  for (const [, close, name = '', rest = ''] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^>]*)>/g)) {
    if (close) {
      if (open.pop() !== name) found.push(`</${name}>`);
    } else if (!rest.endsWith('/')) open.push(name);
  }
  if (open.length > 0) found.push(`open: ${open}`);
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]));
  for (const [, id] of svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)) if (!ids.has(id)) found.push(`#${id}`);
  for (const word of ['NaN', 'undefined', '<text', '<image', 'http://www.w3.org/1999', 'Infinity'])
    if (svg.includes(word)) found.push(word);
  return found;
}

describe('composePicture', () => {
  it('creates valid and distinct SVG for every picture of the demo', () => {
    const seen = new Set<string>();
    for (const [key, spec] of shop.imagenes) {
      const svg = composePicture(spec);
      expect(problems(svg), key).toEqual([]);
      seen.add(svg);
    }
    expect(seen.size).toBe(shop.imagenes.size);
  });

  it('knows every layout, background, logo and ingredient', () => {
    const specs = [
      ...arrangements.map((arrangement) => ({ ...food, arrangement })),
      ...arrangements.map((arrangement) => ({ ...food, arrangement, art: 'polvo:#d98f20' as const })),
      ...motivos.map((motivo) => ({ ...food, motivo })),
      ...ingredientNames.map((art) => ({ ...food, arrangement: 'hilera' as const, art })),
      ...signs.map((sign) => ({ tipo: 'marca' as const, sign, color: '#2e6b3f', accent: '#e2a93b' })),
    ];
    for (const spec of specs) expect(problems(composePicture(spec)), JSON.stringify(spec)).toEqual([]);
  });

  it('is equal for an equal seed, and different for another', () => {
    expect(composePicture(food)).toBe(composePicture({ ...food }));
    expect(composePicture(food)).not.toBe(composePicture({ ...food, seed: 'y' }));
  });

  it.each(arrangements)('can be rendered as %s', async (arrangement) => {
    const svg = composePicture({ ...food, arrangement, garnish: 'emoji:herb' });
    const { width, height, format } = await sharp(Buffer.from(svg)).metadata();
    expect([width, height, format]).toEqual([SIDE, SIDE, 'svg']);
    // A tenth of the size is enough to check.
    const { channels } = await sharp(Buffer.from(svg), { density: 7.2 }).stats();
    // The picture is not a single flat colour.
    expect(Math.max(...channels.slice(0, 3).map((c) => c.stdev))).toBeGreaterThan(5);
  });
});
