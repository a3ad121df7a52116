import { fill, scatter } from './brush.ts';
import { darken, lighten } from './colour.ts';
import { each, times } from './repeat.ts';
import { around, beside, clipped, cutout, ground, type Layout, shadowed } from './scene.ts';

/** A full wooden scoop, with some spilt pieces. */
export const cuchara: Layout = (s) => {
  const handle = '<path d="M392,268L566,70Q590,52 604,72Q614,92 596,106L424,306Z" fill="url(#madera)"/>';
  const scoop =
    '<ellipse cx="270" cy="372" rx="206" ry="158" transform="rotate(-38 270 372)" fill="url(#madera)"/>';
  const load = clipped(
    'pala',
    '<ellipse cx="268" cy="370" rx="180" ry="132" transform="rotate(-38 268 370)"/>',
    fill(s.b, s.rnd, [80, 180, 460, 560], { scale: s.b.emoji ? 0.75 : 1, round: true }) +
      '<ellipse cx="268" cy="370" rx="182" ry="134" transform="rotate(-38 268 370)" fill="url(#hondo)"/>',
  );
  const shine =
    '<path d="M580,78L420,262" stroke="#f5dcb4" stroke-width="7" stroke-linecap="round" opacity=".6"/>';
  const spill = s.b.liso
    ? ''
    : scatter(s.b, s.rnd, s.b.emoji ? 2 : 14, (x, y) => x + y > 800 && Math.hypot(x - 270, y - 372) > 215);
  return cutout(spill) + shadowed(handle + scoop) + shine + load + beside(s, 500, 500, 170, 12);
};

/** A heap in side view. */
export const monton: Layout = (s) => {
  const [top, base] = [170, 540];
  if (s.b.liso) {
    const cone = 'M92,536C190,470 262,214 322,186C384,214 452,470 548,536C470,574 170,574 92,536Z';
    return (
      shadowed(
        clipped(
          'cono',
          `<path d="${cone}"/>`,
          fill(s.b, s.rnd, [88, 180, 552, 574]) +
            `<path d="M322,186C384,214 452,470 548,536C470,580 350,574 350,574C400,430 350,270 322,186Z" fill="#2a1a0c" opacity=".13"/>`,
        ),
        `<path d="${cone}"/>`,
      ) + beside(s, 520, 470, 190, 12)
    );
  }
  const parts: string[] = [];
  const step = Math.max(20, s.b.tam * (s.b.emoji ? 0.75 : 0.62));
  for (let y = top; y <= base; y += step * 0.62) {
    const half = 30 + ((y - top) / (base - top)) ** 0.62 * 226;
    for (let x = 320 - half; x <= 320 + half; x += step) {
      parts.push(
        s.b.put(
          x + s.rnd.between(-0.22, 0.22) * step,
          y + s.rnd.between(-0.2, 0.2) * step,
          s.rnd.between(0, 360),
          s.rnd.between(0.94, 1.1),
        ),
      );
    }
  }
  const floor = '<ellipse cx="320" cy="556" rx="270" ry="34" fill="#4a3418" opacity=".2"/>';
  return floor + parts.join('') + ground(s, 16, 560, 624, 624, 8) + beside(s, 546, 168, 140, 14);
};

/** A cutting board with rows of food. */
export const tabla: Layout = (s) => {
  const grain = each(
    [150, 236, 318, 404, 486],
    (y) =>
      `<path d="M70,${y}C220,${y - 22} 420,${y + 24} 572,${y}" stroke="#8f5d2c" stroke-width="3" opacity=".3" fill="none"/>`,
  );
  const board = `<g transform="rotate(-5 320 320)"><rect x="58" y="96" width="524" height="456" rx="46" fill="url(#madera)"/>${grain}<circle cx="540" cy="140" r="17" fill="#7d4f24" opacity=".75"/></g>`;
  const n = s.b.tam > 110 ? 3 : 4;
  const step = 410 / n;
  const rows = times(n * n, (i) => {
    const [col, row] = [i % n, Math.floor(i / n)];
    const x = 115 + step / 2 + col * step + (row % 2 ? 16 : -16);
    const y = 125 + step / 2 + row * step * 0.96;
    return s.b.put(x, y, -30 + s.rnd.between(-22, 22), (step / s.b.tam) * 0.88);
  });
  return shadowed(board) + cutout(rows) + beside(s, 556, 552, 150, 12);
};

/** Large pieces in even rows. */
export const hilera: Layout = (s) => {
  const n = s.b.tam > 140 || s.b.emoji ? 3 : s.b.tam > 84 ? 4 : 5;
  const step = 560 / n;
  const pieces = Array.from({ length: n * n }, (_, i) => {
    const [col, row] = [i % n, Math.floor(i / n)];
    const turn = (row + col) % 2 ? 32 : -32;
    return s.b.put(
      40 + step * (col + 0.5),
      40 + step * (row + 0.5),
      turn + s.rnd.between(-7, 7),
      (step / s.b.tam) * 0.84,
    );
  });
  const corner = n * n - 1;
  return (
    cutout((s.extra ? pieces.slice(0, corner) : pieces).join('')) +
    beside(s, 600 - step / 2, 600 - step / 2, step * 0.86, 0)
  );
};

/** Pieces all over the table. */
export const esparcido: Layout = (s) => {
  const near = s.extra ? 150 : 0;
  const free = (x: number, y: number) => Math.hypot(x - 320, y - 320) > near;
  const count = s.b.emoji ? 12 : Math.min(130, Math.round(520_000 / s.b.tam ** 2));
  return cutout(scatter(s.b, s.rnd, count, free, s.b.emoji ? 0.95 : 1.16)) + beside(s, 320, 320, 250, -6);
};

/** A cup from above; `color` is the drink. */
export const taza: Layout = (s) => {
  const cup =
    '<circle cx="300" cy="330" r="240" fill="#fdfaf2"/><circle cx="300" cy="330" r="214" fill="none" stroke="#e9e0cd" stroke-width="4"/>' +
    '<path d="M448,246L536,182Q566,170 574,196Q578,214 556,226L468,292Z" fill="#f6f0e2" stroke="#e2d8c2" stroke-width="3"/>';
  const tea =
    '<circle cx="303" cy="340" r="176" fill="#4a3418" opacity=".13"/><circle cx="300" cy="330" r="172" fill="#fffdf7" stroke="#e2d8c2" stroke-width="3"/>' +
    `<radialGradient id="infusion" cx=".4" cy=".35" r=".75"><stop offset="0" stop-color="${lighten(s.color, 0.25)}"/><stop offset="1" stop-color="${darken(s.color, 0.22)}"/></radialGradient>` +
    '<circle cx="300" cy="332" r="150" fill="url(#infusion)"/><path d="M196,290A118 118 0 0 1 262,226" stroke="#fff" stroke-width="9" stroke-linecap="round" fill="none" opacity=".5"/>';
  const floating = s.b.liso
    ? ''
    : each(
        [
          { x: 258, y: 372, deg: 20 },
          { x: 338, y: 300, deg: 140 },
          { x: 320, y: 394, deg: 250 },
        ],
        ({ x, y, deg }) => s.b.put(x, y, deg, s.b.emoji ? 0.5 : 0.8),
      );
  return around(s, 300, 330, 244, 12, 0.95) + shadowed(cup) + tea + floating + beside(s, 548, 534, 160, 12);
};
