import { each, times } from './repeat.ts';

const spin = (n: number, shape: string, start = 0) =>
  times(n, (i) => `<g transform="rotate(${start + (360 / n) * i})">${shape}</g>`);
const leaf = (h: number, w: number) =>
  `<path d="M0,0C${w},${-h * 0.3} ${w},${-h * 0.75} 0,${-h}C${-w},${-h * 0.75} ${-w},${-h * 0.3} 0,0Z"/>`;

/**
 * Logos around 0,0, about 300 wide; `c` is the main colour (inherited fill), `a` the accent. Without letters,
 * so no fonts are needed.
 */
const marks = {
  hoja: (_, a) =>
    `<g transform="translate(0 150)">${leaf(300, 130)}</g><path d="M0,170V-80M0,70L60,10M0,70L-60,10M0,0L44,-46M0,0L-44,-46" stroke="${a}" stroke-width="12" fill="none" stroke-linecap="round"/>`,
  sol: (_, a) =>
    `<path d="M-150,60A150 150 0 0 1 150,60Z"/>${spin(9, `<rect x="-8" y="-160" width="16" height="0"/>`)}<g fill="${a}"><rect x="-150" y="78" width="300" height="18" rx="9"/><rect x="-110" y="110" width="220" height="18" rx="9"/><rect x="-62" y="142" width="124" height="18" rx="9"/></g>`,
  espiga: (_, a) =>
    `<rect x="-7" y="-90" width="14" height="250" rx="7" fill="${a}"/>${each([-60, 0, 60], (y) => `<g transform="translate(0 ${y + 40}) rotate(42)">${leaf(96, 36)}</g><g transform="translate(0 ${y + 40}) rotate(-42)">${leaf(96, 36)}</g>`)}<g transform="translate(0 -70)">${leaf(96, 36)}</g>`,
  gota: (_, a) =>
    `<path d="M0,-160C70,-60 116,0 116,60A116 104 0 0 1 -116,60C-116,0 -70,-60 0,-160Z"/><path d="M-62,66A62 56 0 0 0 -6,118" stroke="${a}" stroke-width="20" stroke-linecap="round" fill="none"/>`,
  panal: (_, a) =>
    each(
      [
        { x: 0, y: -96, fill: '' },
        { x: -84, y: 48, fill: `fill="${a}"` },
        { x: 84, y: 48, fill: '' },
      ],
      ({ x, y, fill }) => `<path d="M${x},${y - 88}l76,44v88l-76,44l-76,-44v-88Z" ${fill}/>`,
    ),
  cerro: (_, a) =>
    `<circle cx="70" cy="-84" r="54" fill="${a}"/><path d="M-190,130L-56,-110L24,20L72,-40L190,130Z"/>`,
  brote: (_, a) =>
    `<path d="M-10,150C-10,70 -8,20 0,-30" stroke="${a}" stroke-width="18" fill="none" stroke-linecap="round"/><path d="M0,20C-20,-70 -90,-110 -160,-106C-160,-30 -100,34 0,20Z"/><path d="M0,-20C16,-100 80,-150 150,-150C154,-70 96,-12 0,-20Z"/>`,
  arbol: (_, a) =>
    `<rect x="-14" y="30" width="28" height="130" rx="8" fill="${a}"/><circle cx="0" cy="-70" r="84"/><circle cx="-76" cy="-6" r="66"/><circle cx="76" cy="-6" r="66"/>`,
  molino: (_, a) =>
    `<path d="M-50,160L-30,-40H30L50,160Z" fill="${a}"/><g transform="translate(0 -40)">${spin(4, '<path d="M-8,0H8L26,-130H-26Z"/>', 45)}</g><circle cx="0" cy="-40" r="17" fill="${a}"/>`,
  semillas: (_, a) =>
    `${spin(7, `<g transform="translate(0 -58)">${leaf(96, 40)}</g>`)}<circle r="40" fill="${a}"/>`,
  agua: (c, a) =>
    each(
      [-70, 0, 70],
      (y, i) =>
        `<path d="M-160,${y}q40,-52 80,0t80,0t80,0t80,0" fill="none" stroke="${i === 1 ? a : c}" stroke-width="30" stroke-linecap="round"/>`,
    ),
  ave: (_, a) =>
    `<path d="M-170,-20C-90,-60 -30,-40 0,20C40,-90 110,-130 180,-120C140,-96 130,-70 112,-34C88,70 0,120 -90,96C-50,86 -30,70 -20,50C-70,40 -130,20 -170,-20Z"/><circle cx="112" cy="-76" r="12" fill="${a}"/>`,
} satisfies Record<string, (c: string, a: string) => string>;

export type Sign = keyof typeof marks;
export const signs = Object.keys(marks) as Sign[];

export const mark = (sign: Sign, color: string, accent: string) =>
  `<g transform="translate(320 320)" fill="${color}">${marks[sign](color, accent)}</g>`;
