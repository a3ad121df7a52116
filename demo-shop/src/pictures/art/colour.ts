type Rgb = [number, number, number];

function parse(hex: string): Rgb {
  const full = hex.length === 4 ? [...hex.slice(1)].map((c) => c + c).join('') : hex.slice(1, 7);
  const n = Number.parseInt(full, 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

function format(rgb: Rgb): string {
  const clamp = (v: number) => Math.max(0, Math.min(255, Math.round(v)));
  return `#${rgb.map((v) => clamp(v).toString(16).padStart(2, '0')).join('')}`;
}

/** Mixes two colours; `part` 0 gives `a`, 1 gives `b`. */
function mix(a: string, b: string, part: number): string {
  const [ca, cb] = [parse(a), parse(b)];
  return format([0, 1, 2].map((i) => (ca[i] ?? 0) * (1 - part) + (cb[i] ?? 0) * part) as Rgb);
}

export const darken = (hex: string, part: number) => mix(hex, '#2a1a0c', part);
export const lighten = (hex: string, part: number) => mix(hex, '#fffaf0', part);

/** Reduces an emoji colour's saturation, to match the drawn food. */
export function calm(hex: string): string {
  const [r, g, b] = parse(hex);
  const grey = 0.3 * r + 0.59 * g + 0.11 * b;
  const keep = 0.84;
  const soft: Rgb = [grey + (r - grey) * keep, grey + (g - grey) * keep, grey + (b - grey) * keep];
  return mix(format(soft), '#8a5a24', 0.07);
}
