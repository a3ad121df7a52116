import type { Random } from '../../random.ts';
import { darken, lighten } from './colour.ts';
import { emojiBody } from './emoji.ts';
import { type IngredientName, ingredient } from './ingredients.ts';

/** The contents of a picture: a drawn ingredient, a powder or cream with a colour, or a named emoji. */
export type Art = IngredientName | `polvo:#${string}` | `emoji:${string}`;

/** A kind of food that can be drawn many times; `put` centres a piece on x, y. */
export interface Brush {
  defs: string;
  tam: number;
  /** The colour between the pieces of a full bowl. */
  fondo: string;
  /** A powder, cream or liquid: drawn as a surface. */
  liso: boolean;
  emoji: boolean;
  put(x: number, y: number, degrees: number, scale?: number): string;
}

export function brush(art: Art, id: string): Brush {
  if (art.startsWith('emoji:')) return emojiBrush(art.slice(6), id);
  if (art.startsWith('polvo:')) return powderBrush(art.slice(6), id);
  const { forma, tam, claro, oscuro, detalle } = ingredient(art as IngredientName);
  const borde = darken(oscuro, 0.28);
  const fill = `url(#${id}g)`;
  return {
    defs:
      `<radialGradient id="${id}g" cx=".36" cy=".3" r=".78"><stop offset="0" stop-color="${lighten(claro, 0.18)}"/>` +
      `<stop offset=".45" stop-color="${claro}"/><stop offset="1" stop-color="${oscuro}"/></radialGradient>` +
      piece(id, forma({ fill, claro, oscuro, borde, detalle })),
    tam,
    fondo: darken(oscuro, 0.22),
    liso: false,
    emoji: false,
    put: (x, y, degrees, scale = 1) => use(id, x, y, degrees, (tam / 100) * scale),
  };
}

/** Returns the piece, and its silhouette `${id}s` for the shadow. */
function piece(id: string, content: string): string {
  const dark = content
    .replace(/<defs>.*?<\/defs>/gs, '')
    .replace(/ (filter|opacity|clip-path|mask|style)="[^"]*"/g, '')
    .replace(/="(#[0-9a-fA-F]{3,8}|url\(#[^)]*\))"/g, '="#4a3418"');
  return `<g id="${id}">${content}</g><g id="${id}s">${dark}</g>`;
}

function emojiBrush(name: string, id: string): Brush {
  return {
    defs: piece(id, `<g transform="translate(-50 -50) scale(3.125)">${emojiBody(name)}</g>`),
    tam: 130,
    fondo: '#8a6a44',
    liso: false,
    emoji: true,
    put: (x, y, degrees, scale = 1) => use(id, x, y, degrees * 0.18, 1.3 * scale),
  };
}

function powderBrush(hex: string, id: string): Brush {
  return {
    defs:
      `<radialGradient id="${id}g" cx=".4" cy=".3" r=".8"><stop offset="0" stop-color="${lighten(hex, 0.32)}"/>` +
      `<stop offset=".6" stop-color="${hex}"/><stop offset="1" stop-color="${darken(hex, 0.16)}"/></radialGradient>` +
      piece(id, `<path d="M-46,22C-30,-34 28,-36 46,20C30,32 -30,34 -46,22Z" fill="url(#${id}g)"/>`),
    tam: 120,
    fondo: hex,
    liso: true,
    emoji: false,
    put: (x, y, degrees, scale = 1) => use(id, x, y, degrees * 0.05, 1.2 * scale),
  };
}

function use(id: string, x: number, y: number, degrees: number, scale: number): string {
  const r = (n: number) => Math.round(n * 10) / 10;
  const spin = `rotate(${r(degrees)})`;
  return `<use href="#${id}" transform="translate(${r(x)} ${r(y)}) ${spin} scale(${Math.round(scale * 1000) / 1000})"/>`;
}

/**
 * Fills a box with overlapping pieces, back to front; the caller clips to the vessel. Skips the corners of
 * round vessels, because drawing is slow.
 */
export function fill(b: Brush, rnd: Random, [x0, y0, x1, y1]: Box, o: Fill = {}): string {
  const scale = o.scale ?? 1;
  const [w, h] = [x1 - x0, y1 - y0];
  if (b.liso) return surface(b, rnd, x0, y0, w, h);
  const base = `<rect x="${x0}" y="${y0}" width="${w}" height="${h}" fill="${b.fondo}"/>`;
  const step = Math.max(b.tam * scale * (b.emoji ? 0.72 : 0.58), 19);
  const parts: string[] = [base];
  let odd = 0;
  for (let y = y0; y < y1 + step * 0.5; y += step * 0.82) {
    odd = 1 - odd;
    for (let x = x0 + (odd * step) / 2; x < x1 + step * 0.5; x += step) {
      if (o.round && outside(x - x0 - w / 2, y - y0 - h / 2, w + step, h + step)) continue;
      const jitter = () => rnd.between(-0.26, 0.26) * step;
      const one = o.mixed && rnd.chance(0.34) ? o.mixed : b;
      parts.push(one.put(x + jitter(), y + jitter(), rnd.between(0, 360), scale * rnd.between(0.9, 1.1)));
    }
  }
  return parts.join('');
}

type Box = readonly [x0: number, y0: number, x1: number, y1: number];

interface Fill {
  scale?: number;
  round?: boolean;
  /** Replaces one piece in three. */
  mixed?: Brush | undefined;
}

/** Returns whether the point is outside of the ellipse of that size around 0,0. */
const outside = (x: number, y: number, w: number, h: number) => (x / w) ** 2 + (y / h) ** 2 > 0.25;

/** Draws pieces that do not overlap, within `free`. */
export function scatter(
  b: Brush,
  rnd: Random,
  count: number,
  free: (x: number, y: number) => boolean,
  scale = 1,
): string {
  const placed: [number, number][] = [];
  const parts: string[] = [];
  const gap = b.tam * scale * 0.98;
  for (let tries = 0; tries < count * 40 && placed.length < count; tries++) {
    const [x, y] = [rnd.between(30, 610), rnd.between(30, 610)];
    if (!free(x, y) || placed.some(([px, py]) => Math.hypot(px - x, py - y) < gap)) continue;
    placed.push([x, y]);
    parts.push(b.put(x, y, rnd.between(0, 360), scale * rnd.between(0.92, 1.08)));
  }
  return parts.join('');
}

function surface(b: Brush, rnd: Random, x: number, y: number, w: number, h: number): string {
  const grains = Array.from({ length: 130 }, () => {
    const tone = rnd.chance(0.5) ? lighten(b.fondo, 0.45) : darken(b.fondo, 0.3);
    const [cx, cy] = [rnd.between(x, x + w), rnd.between(y, y + h)];
    return `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="${rnd.between(1.2, 3.2).toFixed(1)}" fill="${tone}" opacity=".55"/>`;
  });
  const waves = [0.24, 0.46, 0.68, 0.88].map((k, i) => {
    const yy = y + h * k;
    const bend = (i % 2 ? 1 : -1) * h * 0.07;
    return `<path d="M${x},${yy}C${x + w * 0.3},${yy + bend} ${x + w * 0.65},${yy - bend} ${x + w},${yy}" fill="none" stroke="${i % 2 ? darken(b.fondo, 0.2) : lighten(b.fondo, 0.5)}" stroke-width="${h * 0.035}" stroke-linecap="round" opacity=".4"/>`;
  });
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${b.fondo}"/>${waves.join('')}${grains.join('')}`;
}
