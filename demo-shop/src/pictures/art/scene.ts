import type { Random } from '../../random.ts';
import { type Brush, scatter } from './brush.ts';
import { darken, lighten } from './colour.ts';

export interface Scene {
  b: Brush;
  extra: Brush | undefined;
  rnd: Random;
  color: string;
}

export type Layout = (s: Scene) => string;

/** Gradients of kraft, wood and glass for all layouts. */
export const sceneDefs =
  '<linearGradient id="kraft" x1="0" x2="1"><stop offset="0" stop-color="#b98f5f"/><stop offset=".2" stop-color="#d5b081"/><stop offset=".75" stop-color="#cfa878"/><stop offset="1" stop-color="#ab8150"/></linearGradient>' +
  '<linearGradient id="madera" x1="0" x2="1" y2=".3"><stop offset="0" stop-color="#d9a66c"/><stop offset=".5" stop-color="#c68f55"/><stop offset="1" stop-color="#a9723d"/></linearGradient>' +
  '<linearGradient id="vidrio" x1="0" x2="1"><stop offset="0" stop-color="#fff" stop-opacity=".62"/><stop offset=".18" stop-color="#fff" stop-opacity=".16"/><stop offset=".8" stop-color="#fff" stop-opacity=".05"/><stop offset="1" stop-color="#fff" stop-opacity=".42"/></linearGradient>' +
  '<linearGradient id="tela" x1="0" x2="1"><stop offset="0" stop-color="#a98a5c"/><stop offset=".3" stop-color="#d8bd8e"/><stop offset=".7" stop-color="#cdb07f"/><stop offset="1" stop-color="#9a7b4f"/></linearGradient>' +
  '<radialGradient id="hondo"><stop offset=".62" stop-color="#2a1a0c" stop-opacity="0"/><stop offset="1" stop-color="#2a1a0c" stop-opacity=".42"/></radialGradient>';

/**
 * Adds a soft shadow by wide strokes of the outline, much faster than a blur filter. The outline is the
 * content, unless that has many pieces.
 */
export function shadowed(content: string, outline = content): string {
  const bare = outline
    .replace(/<(linear|radial)Gradient.*?<\/\1Gradient>/g, '')
    .replace(/ (fill|stroke|stroke-width|stroke-dasharray|opacity|fill-opacity|stroke-opacity)="[^"]*"/g, '');
  const rings = [3, 10, 18, 27, 37].map((w) => `<g stroke-width="${w}">${bare}</g>`).join('');
  const paint =
    'fill="#4a3418" stroke="#4a3418" stroke-linejoin="round" fill-opacity=".035" stroke-opacity=".035"';
  return `<g transform="translate(0 10)" ${paint}>${rings}</g>${content}`;
}

/** Adds hard shadows to content that has only `put` pieces. */
export const cutout = (pieces: string) =>
  `<g opacity=".2" transform="translate(3 7)">${pieces.replace(/href="#(\w+)"/g, 'href="#$1s"')}</g>${pieces}`;

export const clipped = (id: string, shape: string, content: string) =>
  `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${content}</g>`;

/** Returns a left-to-right gradient for a round object. */
export const tube = (id: string, hex: string) =>
  `<linearGradient id="${id}" x1="0" x2="1"><stop offset="0" stop-color="${darken(hex, 0.18)}"/><stop offset=".25" stop-color="${lighten(hex, 0.28)}"/><stop offset=".6" stop-color="${hex}"/><stop offset="1" stop-color="${darken(hex, 0.28)}"/></linearGradient>`;

/** A paper label with a leaf and two lines instead of words. */
export function label(x: number, y: number, w: number, h: number, color: string): string {
  const [cx, ly] = [x + w / 2, y + h * 0.42];
  const s = h / 110;
  return (
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="8" fill="#fdf9ef"/>` +
    `<rect x="${x}" y="${y + h * 0.8}" width="${w}" height="${h * 0.2}" rx="6" fill="${color}"/>` +
    `<g transform="translate(${cx} ${ly}) scale(${s})"><path d="M0,30C-34,12 -30,-26 0,-36C30,-26 34,12 0,30Z" fill="${color}"/><path d="M0,38V-20M0,10L13,-3M0,16L-13,2" stroke="#fdf9ef" stroke-width="4" stroke-linecap="round" fill="none"/></g>`
  );
}

/** Pieces outside of a circle. */
export function around(s: Scene, cx: number, cy: number, r: number, count: number, scale = 1): string {
  if (s.b.liso) return '';
  const n = s.b.emoji ? Math.min(3, count) : count;
  const free = (x: number, y: number) => Math.hypot(x - cx, y - cy) > r + (s.b.tam * scale) / 2;
  return cutout(scatter(s.b, s.rnd, n, free, scale));
}

/** Pieces on the ground, in a strip of the picture. */
export function ground(
  s: Scene,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  count: number,
  scale = 1,
): string {
  if (s.b.liso) return '';
  const n = s.b.emoji ? Math.min(2, count) : count;
  const free = (x: number, y: number) => x > x0 && x < x1 && y > y0 && y < y1;
  return cutout(scatter(s.b, s.rnd, n, free, s.b.emoji ? 0.85 : scale));
}

/** An emoji of that size; of drawn food a handful, because one huge grain looks wrong. */
export function beside(s: Scene, x: number, y: number, size: number, degrees = 0): string {
  const e = s.extra;
  if (!e) return '';
  if (e.emoji) return cutout(e.put(x, y, degrees / 0.18, size / e.tam));
  const scale = Math.min(1.2, size / e.tam);
  const reach = Math.max(0, size / 2 - (e.tam * scale) / 3);
  const pieces = Array.from({ length: reach > 20 ? 6 : 1 }, (_, i) => {
    const angle = i * 1.26 + s.rnd.between(-0.3, 0.3);
    const far = i === 5 ? 0 : reach;
    return e.put(x + Math.cos(angle) * far, y + Math.sin(angle) * far, s.rnd.between(0, 360), scale);
  });
  return cutout(pieces.join(''));
}
