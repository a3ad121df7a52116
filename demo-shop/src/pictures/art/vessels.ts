import { fill } from './brush.ts';
import { darken, lighten } from './colour.ts';
import { each, times } from './repeat.ts';
import { around, beside, clipped, cutout, ground, type Layout, label, shadowed, tube } from './scene.ts';

/** A bowl seen from above. */
export const cuenco: Layout = (s) => {
  // Two drawn foods are mixed; powders and emojis are not.
  const mixed = s.extra && !(s.extra.emoji || s.extra.liso || s.b.emoji || s.b.liso) ? s.extra : undefined;
  const [cx, cy] = s.extra && !mixed ? [296, 338] : [322, 326];
  const rim = `<radialGradient id="rim" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="${lighten(s.color, 0.5)}"/><stop offset="1" stop-color="${darken(s.color, 0.14)}"/></radialGradient>`;
  const bowl = `<circle cx="${cx}" cy="${cy}" r="222" fill="url(#rim)"/><circle cx="${cx}" cy="${cy}" r="198" fill="${darken(s.color, 0.3)}"/>`;
  const content = clipped(
    'hueco',
    `<circle cx="${cx}" cy="${cy}" r="194"/>`,
    fill(s.b, s.rnd, [cx - 196, cy - 196, cx + 196, cy + 196], {
      scale: s.b.emoji ? 0.8 : 1,
      round: true,
      mixed,
    }),
  );
  const depth = `<circle cx="${cx}" cy="${cy}" r="196" fill="url(#hondo)"/><path d="M${cx - 158},${cy - 136}A210 210 0 0 1 ${cx - 40},${cy - 206}" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".55"/>`;
  return (
    rim +
    around(s, cx, cy, 224, 9) +
    shadowed(bowl) +
    content +
    depth +
    (mixed ? '' : beside(s, 548, 110, 150, 18))
  );
};

/** A burlap sack, for closed bulk. */
export const saco: Layout = (s) => {
  const cloth =
    'M150,270C120,360 108,480 132,566C170,600 470,600 508,566C532,480 520,360 490,270C420,310 220,310 150,270Z';
  const mound = 'M148,262C190,150 250,112 322,112C398,112 452,156 492,262C440,322 200,322 148,262Z';
  const weave = times(22, (i) => {
    const y = 286 + i * 14;
    return `<path d="M100,${y}Q320,${y + 26} 540,${y}" stroke="#7d6237" stroke-width="2" opacity=".22" fill="none"/><path d="M${110 + i * 20},270Q${106 + i * 20},430 ${116 + i * 20},600" stroke="#fff3d6" stroke-width="2" opacity=".22" fill="none"/>`;
  });
  const mouth = '<ellipse cx="320" cy="262" rx="184" ry="62" fill="#8b6c40"/>';
  const heap = clipped(
    'monte',
    `<path d="${mound}"/>`,
    fill(s.b, s.rnd, [140, 104, 500, 400], { scale: s.b.emoji ? 0.7 : 1, round: true }) +
      '<path d="M148,262C200,330 440,330 492,262V330H148Z" fill="#2a1a0c" opacity=".25"/>',
  );
  const roll =
    '<path d="M132,252C130,228 158,232 160,256C200,316 440,316 480,256C482,232 510,228 508,252C512,344 128,344 132,252Z" fill="url(#tela)" stroke="#8b6c40" stroke-width="3"/>' +
    '<path d="M146,276C200,336 440,336 494,276" stroke="#8b6c40" stroke-width="3" stroke-dasharray="10 8" fill="none" opacity=".6"/>';
  const under =
    '<path d="M132,262C150,350 490,350 508,262" fill="none" stroke="#5a4320" stroke-width="14" opacity=".22"/>';
  const sack = `<path d="${cloth}" fill="url(#tela)"/>${clipped('trama', `<path d="${cloth}"/>`, weave)}`;
  return (
    shadowed(sack + mouth + heap + under + roll, `<path d="${cloth}"/><path d="${mound}"/>`) +
    label(256, 394, 128, 124, s.color) +
    ground(s, 20, 556, 620, 622, 9, 0.9) +
    beside(s, 548, 520, 130, -8)
  );
};

/** A kraft pouch with a round window. */
export const bolsa: Layout = (s) => {
  const x = s.extra ? -46 : 0;
  const pouch =
    `<path d="M${186 + x},92H${454 + x}L${474 + x},560Q${320 + x},592 ${166 + x},560Z" fill="url(#kraft)"/>` +
    `<path d="M${186 + x},92H${454 + x}L${457 + x},150H${183 + x}Z" fill="#b68a58"/>` +
    `<path d="M${184 + x},132H${456 + x}" stroke="#8c6538" stroke-width="3" stroke-dasharray="9 7"/>` +
    `<path d="M${206 + x},168L${190 + x},548" stroke="#fff" stroke-width="8" opacity=".2" stroke-linecap="round"/>`;
  const [cx, cy] = [320 + x, 412];
  const window =
    clipped(
      'ventana',
      `<circle cx="${cx}" cy="${cy}" r="106"/>`,
      fill(s.b, s.rnd, [cx - 108, cy - 108, cx + 108, cy + 108], {
        scale: s.b.emoji ? 0.7 : 0.92,
        round: true,
      }),
    ) +
    `<circle cx="${cx}" cy="${cy}" r="108" fill="url(#hondo)"/><circle cx="${cx}" cy="${cy}" r="108" fill="none" stroke="#fdf9ef" stroke-width="8"/>`;
  return (
    shadowed(pouch) +
    label(256 + x, 176, 128, 112, s.color) +
    window +
    ground(s, 30, 540, 610, 612, 8, 0.95) +
    beside(s, 526, 440, 190, 8)
  );
};

/** A tall glass jar. */
export const frasco: Layout = (s) => {
  const x = s.extra ? -40 : 0;
  const glass = `M${204 + x},190Q${180 + x},214 ${180 + x},252V528Q${180 + x},572 ${224 + x},572H${416 + x}Q${460 + x},572 ${460 + x},528V252Q${460 + x},214 ${436 + x},190Z`;
  const content = clipped(
    'dentro',
    `<path d="M${192 + x},282Q${320 + x},258 ${448 + x},282V526Q${448 + x},562 ${414 + x},562H${226 + x}Q${192 + x},562 ${192 + x},526Z"/>`,
    fill(s.b, s.rnd, [188 + x, 258, 452 + x, 566], { scale: s.b.emoji ? 0.75 : 1 }),
  );
  const lid = `${tube('tapa', s.color)}<rect x="${202 + x}" y="106" width="236" height="78" rx="16" fill="url(#tapa)"/><rect x="${214 + x}" y="178" width="212" height="18" fill="#fff" opacity=".55"/><path d="M${204 + x},142H${436 + x}" stroke="${darken(s.color, 0.3)}" stroke-width="3" opacity=".5"/>`;
  return (
    shadowed(`<path d="${glass}" fill="#fbfaf4" fill-opacity=".75"/>${lid}`) +
    content +
    `<path d="${glass}" fill="url(#vidrio)" stroke="#fff" stroke-opacity=".8" stroke-width="4"/>` +
    `<path d="M${208 + x},250V520" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".6"/>` +
    ground(s, 26, 548, 614, 616, 8, 0.9) +
    beside(s, 530, 452, 190, 10)
  );
};

/** A bottle: `color` is the liquid, and its ingredient lies beside. */
export const botella: Layout = (s) => {
  const liquid = s.color;
  const shape =
    'M266,206C266,246 206,262 206,330V536Q206,578 248,578H352Q394,578 394,536V330C394,262 334,246 334,206V128H266Z';
  const cork = '<rect x="264" y="74" width="72" height="64" rx="9" fill="url(#madera)"/>';
  const inside = `${tube('liquido', liquid)}<path d="M276,226C268,266 216,282 216,338V534Q216,568 250,568H350Q384,568 384,534V338C384,282 332,266 324,226Z" fill="url(#liquido)"/>`;
  return (
    shadowed(`<path d="${shape}" fill="#f7f8f0" fill-opacity=".8"/>${cork}`) +
    inside +
    `<path d="${shape}" fill="url(#vidrio)" stroke="#fff" stroke-opacity=".75" stroke-width="4"/>` +
    `<path d="M228,340V530" stroke="#fff" stroke-width="11" stroke-linecap="round" opacity=".5"/>` +
    label(228, 384, 144, 128, darken(liquid, 0.3)) +
    (s.b.liso ? '' : cutout(foot(s))) +
    beside(s, 118, 500, 150, -10)
  );
};

function foot(s: Parameters<Layout>[0]): string {
  if (s.b.emoji) return s.b.put(480, 486, 40, 1.45);
  const spots: [number, number][] = [
    [456, 540],
    [530, 512],
    [494, 584],
    [574, 566],
    [424, 592],
  ];
  return each(spots, ([x, y]) => s.b.put(x, y, s.rnd.between(0, 360), 1.05));
}
