import { darken, lighten } from './colour.ts';
import { each, times } from './repeat.ts';
import { around, blob, body, line, oval, type Shape, shine } from './shapes.ts';

export const copo: Shape = (p) =>
  body(blob(44, 34, 5, 0.05, 3), p) +
  line('M-32,3C-12,-5 12,7 32,-1', p.borde, 3.5, 0.6) +
  line('M-18,-14L-8,-12M8,-15L20,-12M-10,16L2,17M14,14L22,11', p.borde, 3, 0.35);

export const viruta: Shape = (p) =>
  body('M-46,14C-30,-26 20,-34 46,-8C40,0 36,4 30,6C10,-12 -18,-4 -30,24C-36,24 -42,20 -46,14Z', p) +
  line('M-44,13C-28,-24 20,-32 45,-8', p.detalle, 4, 0.9);

export const inflado: Shape = (p) =>
  each(
    [
      { x: -18, y: -12, r: 23 },
      { x: 16, y: -16, r: 24 },
      { x: 24, y: 12, r: 20 },
      { x: -4, y: 20, r: 24 },
      { x: -26, y: 10, r: 18 },
      { x: 0, y: -2, r: 22 },
    ],
    ({ x, y, r }) => oval(x, y, r, r, p.fill, `stroke="${p.borde}" stroke-width="2"`),
  ) +
  shine(-14, -18, 9, 6, 0.6) +
  oval(6, 6, 7, 5, p.detalle, 'opacity=".7"');

/** A rod: cinnamon, a grissini, a vanilla pod, a noodle. */
export const vara =
  (w: number, rayas: boolean): Shape =>
  (p) =>
    `<rect x="${-w}" y="-49" width="${w * 2}" height="98" rx="${w * 0.8}" fill="${p.fill}" stroke="${p.borde}" stroke-width="1.8"/>` +
    (rayas ? line(`M${-w * 0.25},-42V42M${w * 0.4},-40V40`, p.borde, 1.8, 0.6) : '') +
    line(`M${-w * 0.55},-38V34`, p.claro, Math.max(1.2, w * 0.2), 0.6);

export const canela: Shape = (p) =>
  `<rect x="-17" y="-49" width="17" height="98" rx="8" fill="${p.fill}" stroke="${p.borde}" stroke-width="2"/>` +
  `<rect x="-1" y="-49" width="17" height="98" rx="8" fill="${p.fill}" stroke="${p.borde}" stroke-width="2"/>` +
  line('M-11,-42V40M5,-42V40', p.claro, 3, 0.55) +
  line('M-12,-44C-6,-48 -2,-44 -6,-42M4,-44C10,-48 13,-44 9,-42', p.borde, 2.4);

export const hoja =
  (w: number, dientes = 0): Shape =>
  (p) =>
    body(`M0,-48C${w},-30 ${w * 1.15},14 0,46C${-w * 1.15},14 ${-w},-30 0,-48Z`, p, 2) +
    line('M0,-44V49', p.detalle, 3, 0.9) +
    times(4 + dientes, (i) => {
      const y = 26 - i * 15;
      const x = w * (0.62 - Math.abs(i - 1.4) * 0.12);
      return line(`M0,${y}L${x},${y - 12}M0,${y}L${-x},${y - 12}`, p.detalle, 1.8, 0.65);
    });

export const anis: Shape = (p) =>
  around(
    8,
    (deg) =>
      `<g transform="rotate(${deg})">${body('M0,-4C12,-16 11,-38 0,-48C-11,-38 -12,-16 0,-4Z', p, 2)}${oval(0, -25, 3.6, 7, p.detalle)}</g>`,
  ) + oval(0, 0, 6, 6, p.borde);

export const clavo: Shape = (p) =>
  `<path d="M-6,-14L-4,46Q0,50 4,46L6,-14Z" fill="${p.fill}" stroke="${p.borde}" stroke-width="2"/>` +
  around(
    4,
    (deg) =>
      `<path d="M0,-16L8,-34L-2,-28Z" transform="rotate(${deg - 45} 0 -20)" fill="${p.oscuro}" stroke="${p.borde}"/>`,
  ) +
  oval(0, -24, 12, 11, p.claro, `stroke="${p.borde}" stroke-width="2"`);

export const cubo: Shape = (p) =>
  `<g stroke="${p.borde}" stroke-width="2" stroke-linejoin="round">` +
  `<path d="M0,-42L38,-22L0,0L-38,-22Z" fill="${p.claro}"/><path d="M-38,-22L0,0V43L-38,22Z" fill="${p.fill}"/>` +
  `<path d="M38,-22L0,0V43L38,22Z" fill="${p.oscuro}"/></g>` +
  line('M-24,-21L-6,-30M-26,2L-14,10', '#fffdf5', 3, 0.5);

export const cristal: Shape = (p) =>
  body('M-30,-26L6,-42L38,-16L30,26L-8,40L-38,12Z', p, 2) +
  line('M-30,-26L2,-6L38,-16M2,-6L-8,40', p.claro, 3, 0.8);

export const chip: Shape = (p) =>
  body('M0,-44C6,-30 10,-26 22,-14C48,8 42,36 0,38C-42,36 -48,8 -22,-14C-8,-24 -2,-30 0,-44Z', p) +
  shine(-18, 8, 7, 13, 0.35);

export const tableta: Shape = (p) =>
  `<rect x="-46" y="-34" width="92" height="68" rx="6" fill="${p.oscuro}" stroke="${p.borde}" stroke-width="2"/>` +
  each([-30, 0, 30], (x) =>
    each(
      [-17, 17],
      (y) =>
        `<rect x="${x - 13}" y="${y - 14}" width="26" height="28" rx="4" fill="${p.fill}"/>${line(`M${x - 9},${y - 9}H${x + 7}`, p.claro, 2.5, 0.6)}`,
    ),
  );

export const penne: Shape = (p) =>
  `<path d="M-20,-46L20,-30L20,46L-20,30Z" fill="${p.fill}" stroke="${p.borde}" stroke-width="2" stroke-linejoin="round"/>` +
  line('M-8,-36V32M4,-32V36M13,-28V38', p.borde, 1.8, 0.45) +
  `<path d="M-20,-46L20,-30C14,-24 -14,-34 -20,-46Z" fill="${darken(p.oscuro, 0.35)}"/>`;

export const tirabuzon: Shape = (p) =>
  times(
    6,
    (i) =>
      `<ellipse cx="0" cy="${-38 + i * 15}" rx="22" ry="9" transform="rotate(-28 0 ${-38 + i * 15})" fill="${p.fill}" stroke="${p.borde}" stroke-width="2"/>`,
  );

export const galleta: Shape = (p) =>
  around(14, (deg) => `<circle cx="0" cy="-42" r="8" transform="rotate(${deg})" fill="${p.oscuro}"/>`) +
  oval(0, 0, 44, 44, p.fill, `stroke="${p.borde}" stroke-width="2"`) +
  around(
    3,
    (deg) =>
      `<circle cy="-17" r="3.6" transform="rotate(${deg})" fill="${p.detalle}"/><circle cy="-30" r="2.6" transform="rotate(${deg + 60})" fill="${p.detalle}"/>`,
  ) +
  shine(-16, -22, 11, 5, 0.3);

/** A rice cake: a rough disc of puffed grains. */
export const tortita: Shape = (p) =>
  around(
    18,
    (deg) =>
      `<circle cy="-36" r="11" transform="rotate(${deg})" fill="${p.fill}" stroke="${p.borde}" stroke-width="1.5"/>`,
  ) +
  around(
    12,
    (deg) =>
      `<circle cy="-22" r="10" transform="rotate(${deg + 9})" fill="${p.claro}" stroke="${p.borde}" stroke-width="1.2"/>`,
  ) +
  around(
    6,
    (deg) =>
      `<circle cy="-8" r="9" transform="rotate(${deg})" fill="${p.fill}" stroke="${p.borde}" stroke-width="1.2"/>`,
  ) +
  around(7, (deg) => `<circle cy="-26" r="3" transform="rotate(${deg + 20})" fill="${p.detalle}"/>`);

export const barra: Shape = (p) =>
  `<rect x="-48" y="-19" width="96" height="38" rx="9" fill="${p.fill}" stroke="${p.borde}" stroke-width="2.5"/>` +
  each([-36, -22, -9, 5, 19, 34], (x, i) =>
    oval(x, (i % 2) * 14 - 7, 8, 5.5, i % 3 ? p.claro : p.detalle, `transform="rotate(${i * 40} ${x} 0)"`),
  ) +
  line('M-40,-13H20', lighten(p.claro, 0.4), 2.4, 0.5);

export const aro: Shape = (p) =>
  `<path fill-rule="evenodd" d="${blob(46, 44, 6, 0.02)}M14,0A14 13 0 1 0 -14,0A14 13 0 1 0 14,0Z" fill="${p.fill}" stroke="${p.detalle}" stroke-width="3.5"/>` +
  around(9, (deg) =>
    line('M0,-22V-36', p.oscuro, 2.4, 0.5).replace('<path', `<path transform="rotate(${deg})"`),
  );

/** A round slice with pips: banana, kiwi. */
export const rodaja: Shape = (p) =>
  oval(0, 0, 45, 42, p.fill, `stroke="${p.borde}" stroke-width="4"`) +
  oval(0, 0, 15, 13, p.claro, 'opacity=".8"') +
  around(7, (deg) => `<ellipse cy="-19" rx="2.6" ry="5" transform="rotate(${deg})" fill="${p.detalle}"/>`);

export const citrico: Shape = (p) =>
  oval(0, 0, 46, 46, p.oscuro, `stroke="${p.borde}" stroke-width="2"`) +
  oval(0, 0, 39, 39, lighten(p.claro, 0.6)) +
  around(
    8,
    (deg) =>
      `<path d="M0,-5L12,-31Q0,-40 -12,-31Z" transform="rotate(${deg})" fill="${p.fill}" stroke="${p.fill}" stroke-width="2" stroke-linejoin="round"/>`,
  );

export const manzanilla: Shape = (p) =>
  around(
    12,
    (deg) =>
      `<ellipse cy="-31" rx="8" ry="17" transform="rotate(${deg})" fill="${p.fill}" stroke="${p.borde}" stroke-width="1.5"/>`,
  ) +
  oval(0, 0, 18, 18, p.detalle) +
  around(
    8,
    (deg) => `<circle cy="-10" r="2.4" transform="rotate(${deg})" fill="${darken(p.detalle, 0.25)}"/>`,
  );

export const petalo: Shape = (p) =>
  body('M0,44C-44,26 -44,-34 -14,-40C-4,-42 0,-34 2,-34C10,-44 42,-34 38,-4C34,24 14,36 0,44Z', p, 1.8) +
  line('M0,38C-6,10 -12,-10 -16,-26M2,36C8,14 14,0 20,-16', p.detalle, 2, 0.5);

export const hongo: Shape = (p) =>
  body(
    'M-46,-4C-44,-46 44,-46 46,-4C40,8 18,2 14,2C12,16 14,30 18,42C6,48 -8,48 -18,42C-14,28 -12,16 -14,2C-20,2 -40,8 -46,-4Z',
    p,
  ) +
  line('M-36,-6C-20,-14 20,-14 36,-6', p.detalle, 4, 0.7) +
  line('M-6,6V38M5,6V38', p.detalle, 2, 0.5);

export const mazorquita: Shape = (p) =>
  body('M-34,-30C-14,-44 14,-44 34,-30C30,0 16,34 0,44C-16,34 -30,0 -34,-30Z', p) +
  `<path d="M-14,26C-6,16 6,16 14,26C10,36 4,41 0,44C-4,41 -10,36 -14,26Z" fill="${p.detalle}"/>` +
  shine(-10, -22, 10, 6, 0.55);

export const cinta: Shape = (p) =>
  body(
    'M-44,-20C-20,-44 -8,4 14,-20C24,-32 40,-30 46,-18C36,-16 30,0 16,6C-8,14 -18,-20 -36,2C-42,0 -46,-10 -44,-20Z',
    p,
    2,
  ) + line('M-38,-16C-16,-32 -6,12 20,-10', p.claro, 3, 0.5);
