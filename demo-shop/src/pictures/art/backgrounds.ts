import { darken, lighten } from './colour.ts';
import { each, times } from './repeat.ts';

/** One figure per category, so that categories differ even without colour. */
const draw = {
  sol: (hi) => `<circle cx="320" cy="300" r="250" fill="${hi}"/>`,
  arco: (hi) => `<path d="M90,640V330A230 230 0 0 1 550,330V640Z" fill="${hi}"/>`,
  lomas: (hi, lo) =>
    `<path d="M0,430C140,340 260,360 360,420S560,470 640,400V640H0Z" fill="${hi}"/><path d="M0,540C160,470 300,520 420,540S580,540 640,500V640H0Z" fill="${lo}"/>`,
  franja: (hi) => `<rect y="210" width="640" height="240" fill="${hi}"/>`,
  mesa: (hi, lo) =>
    `<rect y="440" width="640" height="200" fill="${lo}"/><rect y="436" width="640" height="5" fill="${hi}"/>`,
  rayas: (hi) => times(6, (i) => `<rect x="${i * 112 + 28}" width="48" height="640" fill="${hi}"/>`),
  diagonal: (_, lo) => `<path d="M640,0V640H0Z" fill="${lo}"/>`,
  puntos: (hi) =>
    times(
      64,
      (i) => `<circle cx="${(i % 8) * 84 + 26}" cy="${Math.floor(i / 8) * 84 + 26}" r="13" fill="${hi}"/>`,
    ),
  panal: (hi) =>
    times(40, (i) => {
      const row = Math.floor(i / 6);
      const [x, y] = [(i % 6) * 130 + (row % 2) * 65 - 10, row * 113 - 10];
      return `<path d="M${x},${y - 62}l54,31v62l-54,31l-54,-31v-62Z" fill="none" stroke="${hi}" stroke-width="9"/>`;
    }),
  ondas: (hi) =>
    times(
      7,
      (i) =>
        `<path d="M-20,${i * 100 + 20}q85,-50 170,0t170,0t170,0t170,0" fill="none" stroke="${hi}" stroke-width="22"/>`,
    ),
  cuarto: (hi, lo) =>
    `<circle cx="640" cy="0" r="420" fill="${hi}"/><circle cx="0" cy="640" r="210" fill="${lo}"/>`,
  mantel: (_, lo) =>
    times(
      4,
      (i) =>
        `<path d="M0,${i * 160 + 40}h640v80h-640Z M${i * 160 + 40},0v640h80v-640Z" fill="${lo}" opacity=".6"/>`,
    ),
  rombos: (hi) =>
    times(
      25,
      (i) =>
        `<path d="M${(i % 5) * 160},${Math.floor(i / 5) * 160 - 52}l52,52l-52,52l-52,-52Z" fill="${hi}"/>`,
    ),
  hojas: (hi) =>
    times(9, (i) => {
      const [x, y] = [(i % 3) * 230 + 90, Math.floor(i / 3) * 230 + 90];
      return `<path d="M0,-86C56,-50 56,42 0,86C-56,42 -56,-50 0,-86Z" transform="translate(${x} ${y}) rotate(${i % 2 ? 40 : -40})" fill="${hi}"/>`;
    }),
  medio: (hi) => `<rect x="320" width="320" height="640" fill="${hi}"/>`,
  aros: (hi) =>
    each(
      [110, 200, 290, 380],
      (r) => `<circle cx="320" cy="320" r="${r}" fill="none" stroke="${hi}" stroke-width="26"/>`,
    ),
  marco: (hi) => `<rect x="44" y="44" width="552" height="552" rx="44" fill="${hi}"/>`,
} satisfies Record<string, (hi: string, lo: string) => string>;

export type Motivo = keyof typeof draw;
export const motivos = Object.keys(draw) as Motivo[];

export function background(tint: string, motivo: Motivo): string {
  return `<rect width="640" height="640" fill="${tint}"/>${draw[motivo](lighten(tint, 0.34), darken(tint, 0.055))}`;
}
