import { darken, lighten } from './colour.ts';
import { each, times } from './repeat.ts';

/** The colours of a shape. Shapes are drawn around 0,0 in a box of about 100 × 100. */
export interface Paint {
  /** The body's gradient, light to dark. */
  fill: string;
  claro: string;
  oscuro: string;
  borde: string;
  /** Second colour: the inside of a pistachio, the pips of a kiwi. */
  detalle: string;
}

export type Shape = (p: Paint) => string;

const r1 = (n: number) => Math.round(n * 10) / 10;
const body = (d: string, p: Paint, width = 2.5) =>
  `<path d="${d}" fill="${p.fill}" stroke="${p.borde}" stroke-width="${width}" stroke-linejoin="round"/>`;
const line = (d: string, colour: string, width: number, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`;
const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${r1(x)}" cy="${r1(y)}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
const shine = (x: number, y: number, rx: number, ry: number, opacity = 0.4) =>
  oval(x, y, rx, ry, '#fffdf5', `opacity="${opacity}" transform="rotate(-24 ${x} ${y})"`);
const around = (n: number, draw: (deg: number, i: number) => string) =>
  times(n, (i) => draw((360 / n) * i, i));

/** Returns a closed wavy outline, deterministic, because pictures must not change between runs. */
function blob(rx: number, ry: number, waves: number, depth: number, phase = 0): string {
  const points = Array.from({ length: 40 }, (_, i) => {
    const a = (Math.PI * 2 * i) / 40;
    const k = 1 + depth * Math.sin(waves * a + phase) + depth * 0.6 * Math.cos((waves - 2) * a + phase * 2);
    return `${r1(Math.cos(a) * rx * k)},${r1(Math.sin(a) * ry * k)}`;
  });
  return `M${points.join('L')}Z`;
}

const drop = (w: number, h: number) =>
  `M0,${-h}C${w * 0.75},${-h * 0.55} ${w * 1.25},${h * 0.75} 0,${h}C${-w * 1.25},${h * 0.75} ${-w * 0.75},${-h * 0.55} 0,${-h}Z`;

export const ovalo =
  (w: number, h: number): Shape =>
  (p) =>
    oval(0, 0, w, h, p.fill, `stroke="${p.borde}" stroke-width="2.5"`) +
    shine(-w * 0.3, -h * 0.36, w * 0.3, h * 0.2);

/** A lentil or a split pea: a disc with a bright rim. */
export const disco: Shape = (p) =>
  oval(0, 0, 44, 40, p.fill, `stroke="${p.borde}" stroke-width="3"`) +
  oval(-4, -5, 27, 23, p.claro, 'opacity=".55"') +
  shine(-12, -14, 11, 6, 0.5);

export const gota =
  (w: number, h: number, rayas = 0): Shape =>
  (p) =>
    body(drop(w, h), p) +
    times(rayas, (i) => {
      const x = ((i + 1) / (rayas + 1) - 0.5) * w * 1.5;
      return line(
        `M${r1(x * 0.4)},${-h * 0.62}Q${r1(x * 1.3)},0 ${r1(x * 0.7)},${h * 0.68}`,
        p.detalle,
        2.2,
        0.55,
      );
    }) +
    shine(-w * 0.24, h * 0.05, w * 0.12, h * 0.3, 0.35);

export const caju: Shape = (p) =>
  `<path d="M-24,26C-42,-6 -14,-38 14,-30C28,-26 32,-14 24,-10C8,-12 -2,2 6,18C10,34 -12,46 -24,26Z" transform="rotate(20) scale(1.15)" fill="${p.fill}" stroke="${p.borde}" stroke-width="2.2"/>` +
  `<path d="M-20,14C-28,-8 -8,-30 14,-24" transform="rotate(20) scale(1.15)" fill="none" stroke="#fffdf5" stroke-width="5" stroke-linecap="round" opacity=".45"/>`;

export const poroto: Shape = (p) =>
  body('M-43,2C-46,-34 44,-36 44,0C44,30 20,30 9,17C4,11 -3,11 -8,17C-18,31 -40,30 -43,2Z', p) +
  shine(-16, -14, 15, 6, 0.45) +
  oval(0, 13, 8, 3.5, p.detalle, 'opacity=".8"');

/** A bean with its eye: black-eyed peas, speckled beans. */
export const porotoOjo: Shape = (p) =>
  body('M-42,2C-45,-32 43,-34 43,0C43,28 20,28 9,17C4,12 -3,12 -8,17C-18,29 -39,28 -42,2Z', p) +
  oval(0, 12, 15, 9, p.detalle) +
  oval(0, 13, 7, 4, p.claro) +
  shine(-16, -15, 14, 5);

export const garbanzo: Shape = (p) =>
  body('M-34,6C-38,-26 -6,-44 6,-34C14,-42 24,-36 20,-28C44,-14 36,38 2,36C-18,40 -32,26 -34,6Z', p) +
  line('M8,-30C-2,-14 0,14 4,30', p.borde, 2.5, 0.55) +
  shine(-14, -10, 9, 7, 0.5);

export const nuez: Shape = (p) =>
  body(blob(45, 42, 9, 0.05), p, 3) +
  line('M0,-38C-5,-20 6,-6 0,8C-5,22 4,30 0,38', p.borde, 4, 0.9) +
  each([-1, 1], (s) =>
    each(
      [
        `M${s * 8},-26C${s * 20},-36 ${s * 34},-24 ${s * 24},-16C${s * 14},-12 ${s * 12},-20 ${s * 18},-22`,
        `M${s * 8},-4C${s * 18},-14 ${s * 38},-8 ${s * 32},4C${s * 26},10 ${s * 16},4 ${s * 22},-2`,
        `M${s * 8},16C${s * 16},8 ${s * 34},12 ${s * 28},22C${s * 22},32 ${s * 10},28 ${s * 16},20`,
      ],
      (d) => line(d, p.borde, 3, 0.65),
    ),
  ) +
  shine(-20, -24, 10, 5, 0.3);

export const pecan: Shape = (p) =>
  body('M0,-47C20,-44 28,-14 25,10C22,34 10,47 0,47C-10,47 -22,34 -25,10C-28,-14 -20,-44 0,-47Z', p) +
  line('M0,-42L0,42', p.borde, 5, 0.9) +
  each([-1, 1], (s) => line(`M${s * 9},-34C${s * 17},-14 ${s * 15},18 ${s * 8},36`, p.borde, 2.6, 0.6)) +
  line('M-17,-18C-19,-6 -18,8 -16,18', p.claro, 4, 0.5);

export const avellana: Shape = (p) =>
  body('M0,-42C24,-40 40,-18 38,8C36,32 18,42 0,44C-18,42 -36,32 -38,8C-40,-18 -24,-40 0,-42Z', p) +
  `<path d="M-37,14C-22,4 22,4 37,14C34,34 16,42 0,44C-16,42 -34,34 -37,14Z" fill="${p.detalle}" opacity=".9"/>` +
  line('M-14,-30C-20,-18 -22,-8 -22,0', p.borde, 2, 0.45) +
  line('M8,-34C12,-20 12,-8 12,0', p.borde, 2, 0.45) +
  shine(-14, -20, 9, 6, 0.45);

export const pistacho: Shape = (p) =>
  body('M0,-46C26,-38 36,-6 30,18C24,38 12,44 0,44C-12,44 -24,38 -30,18C-36,-6 -26,-38 0,-46Z', p) +
  `<path d="M2,-40C18,-22 18,18 4,38C-8,18 -10,-20 2,-40Z" fill="${p.detalle}" stroke="${darken(p.detalle, 0.35)}" stroke-width="2"/>` +
  line('M-20,-16C-24,0 -22,16 -16,28', p.claro, 5, 0.7) +
  line('M6,-22C11,-6 10,12 5,24', lighten(p.detalle, 0.35), 3, 0.6);

export const para: Shape = (p) =>
  body('M-20,-40C4,-48 30,-26 32,6C33,30 18,46 2,42C-2,20 -10,0 -26,-14C-32,-22 -30,-36 -20,-40Z', p, 3) +
  line('M-14,-32C8,-24 22,0 18,30', p.detalle, 5, 0.8) +
  line('M-4,-36C16,-22 26,-4 26,18', p.claro, 3, 0.5);

/** A shelled peanut or half of one, with seam and tip. */
export const mani: Shape = (p) =>
  body(
    'M0,-45C8,-46 10,-38 18,-34C34,-22 30,26 16,38C6,46 -6,46 -16,38C-30,26 -34,-22 -18,-34C-10,-38 -8,-46 0,-45Z',
    p,
  ) +
  line('M0,-36C3,-14 -3,14 0,38', p.borde, 2.6, 0.55) +
  shine(-13, -8, 5, 16, 0.4);

export const pasa =
  (w: number, h: number): Shape =>
  (p) =>
    body(blob(w, h, 7, 0.055, 1), p) +
    each([-0.5, -0.1, 0.35], (k) =>
      line(
        `M${r1(w * (k - 0.1))},${r1(-h * 0.7)}Q${r1(w * (k + 0.25))},0 ${r1(w * (k - 0.05))},${r1(h * 0.66)}`,
        p.borde,
        3,
        0.6,
      ),
    ) +
    line(
      `M${r1(-w * 0.62)},${r1(-h * 0.25)}Q${r1(-w * 0.4)},0 ${r1(-w * 0.6)},${r1(h * 0.3)}`,
      p.claro,
      4,
      0.55,
    ) +
    shine(w * 0.12, -h * 0.42, w * 0.16, h * 0.12, 0.5);

export const orejon: Shape = (p) =>
  body(blob(46, 41, 5, 0.045, 2), p, 3) +
  line('M-28,-10C-10,-24 18,-22 30,-4', p.claro, 5, 0.65) +
  line('M-22,14C-8,2 16,4 24,18', p.borde, 3, 0.5) +
  oval(2, -2, 9, 5, p.oscuro, 'opacity=".55"');

export const bolita: Shape = (p) =>
  oval(0, 0, 42, 42, p.fill, `stroke="${p.borde}" stroke-width="3"`) + shine(-13, -15, 12, 8, 0.55);

/** Quinoa, amaranth: a pearl with its germ as a ring. */
export const perla: Shape = (p) =>
  oval(0, 0, 42, 39, p.fill, `stroke="${p.borde}" stroke-width="3"`) +
  line('M-26,8A28 25 0 1 1 20,20', p.detalle, 5, 0.7) +
  shine(-6, -8, 12, 9, 0.5);

export const semillaRayada: Shape = (p) =>
  body(drop(26, 47), p) +
  each([-12, -4, 5, 13], (x) => line(`M${x * 0.4},-30Q${x * 1.5},6 ${x * 0.8},36`, p.detalle, 4, 0.85));

export { around, blob, body, line, oval, shine };
