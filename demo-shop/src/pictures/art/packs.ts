import { fill } from './brush.ts';
import { darken, lighten } from './colour.ts';
import { times } from './repeat.ts';
import { beside, clipped, ground, type Layout, label, shadowed, tube } from './scene.ts';

/** A low jar; `color` is the spread. */
export const pote: Layout = (s) => {
  const body = 'M128,262Q112,280 112,312V500Q112,556 168,556H432Q488,556 488,500V312Q488,280 472,262Z';
  const cream = `${tube('crema', s.color)}<path d="M124,300Q300,270 476,300V498Q476,544 430,544H170Q124,544 124,498Z" fill="url(#crema)"/><path d="M124,318Q220,286 300,312T476,310" stroke="${lighten(s.color, 0.4)}" stroke-width="8" fill="none" opacity=".7"/>`;
  const lid = `${tube('rosca', '#e9dfc8')}<rect x="124" y="170" width="352" height="84" rx="18" fill="url(#rosca)"/>${times(15, (i) => `<path d="M${146 + i * 22},186V240" stroke="#b9a985" stroke-width="3" opacity=".55"/>`)}`;
  return (
    shadowed(`<path d="${body}" fill="#fbfaf4" fill-opacity=".8"/>${lid}`) +
    cream +
    `<path d="${body}" fill="url(#vidrio)" stroke="#fff" stroke-opacity=".8" stroke-width="4"/>` +
    label(214, 348, 172, 152, darken(s.color, 0.25)) +
    ground(s, 330, 500, 618, 614, 7) +
    beside(s, 520, 450, 200, 10)
  );
};

/** An open cardboard box with packets, for closed bulk of packed goods. */
export const caja: Layout = (s) => {
  const packets = times(4, (i) => {
    const x = 130 + i * 98;
    const y = 176 + (i % 2) * 16;
    return (
      `<path d="M${x},${y}h86v240h-86Z" fill="${i % 2 ? s.color : lighten(s.color, 0.22)}"/>` +
      `<path d="M${x},${y}l7,-9l7,9l7,-9l8,9l7,-9l7,9l7,-9l8,9l7,-9l7,9l7,-9l7,9" fill="${darken(s.color, 0.15)}"/>` +
      clipped(
        `sobre${i}`,
        `<circle cx="${x + 43}" cy="${y + 74}" r="33"/>`,
        `<circle cx="${x + 43}" cy="${y + 74}" r="33" fill="#fdf9ef"/>${s.b.put(x + 43, y + 74, 20, 62 / s.b.tam)}`,
      )
    );
  });
  const back = '<path d="M100,330L66,262L118,250H522L574,262L540,330Z" fill="#a67a48"/>';
  const front =
    '<path d="M88,336H552L540,560Q540,572 528,572H112Q100,572 100,560Z" fill="url(#kraft)"/><path d="M88,336L44,402L96,416L100,360Z" fill="#c59b69"/><path d="M552,336L596,402L544,416L540,360Z" fill="#b98d5a"/>' +
    '<rect x="296" y="338" width="48" height="232" fill="#e4c79c" opacity=".5"/>';
  return (
    shadowed(back + packets + front, back + front) +
    label(246, 404, 148, 124, s.color) +
    beside(s, 532, 170, 130, 10)
  );
};

/** A coloured pillow pack with a window. */
export const paquete: Layout = (s) => {
  const x = s.extra ? -44 : 0;
  const teeth = (y: number, up: number) => times(15, (i) => `L${177 + x + i * 20.4},${y + (i % 2 ? up : 0)}`);
  const pack =
    tube('bolsin', s.color) +
    `<path d="M${177 + x},96${teeth(96, -12)}L${463 + x},150C${478 + x},300 ${478 + x},400 ${463 + x},540V584${teethBack(584, 12, x)}L${177 + x},540C${162 + x},400 ${162 + x},300 ${177 + x},150Z" fill="url(#bolsin)"/>` +
    `<path d="M${177 + x},128H${463 + x}M${177 + x},556H${463 + x}" stroke="${darken(s.color, 0.3)}" stroke-width="3" opacity=".5"/>`;
  const pane = `M${220 + x},330Q${220 + x},306 ${244 + x},306H${396 + x}Q${420 + x},306 ${420 + x},330V490Q${420 + x},514 ${396 + x},514H${244 + x}Q${220 + x},514 ${220 + x},490Z`;
  return (
    shadowed(pack) +
    label(252 + x, 160, 136, 116, darken(s.color, 0.25)) +
    clipped(
      'pano',
      `<path d="${pane}"/>`,
      fill(s.b, s.rnd, [218 + x, 304, 422 + x, 516], { scale: s.b.emoji ? 0.7 : 0.9 }),
    ) +
    `<path d="${pane}" fill="none" stroke="#fdf9ef" stroke-width="7"/>` +
    `<path d="M${196 + x},180C${186 + x},300 ${186 + x},400 ${196 + x},520" stroke="#fff" stroke-width="10" stroke-linecap="round" fill="none" opacity=".32"/>` +
    ground(s, 410 + x, 500, 622, 612, 4) +
    beside(s, 528, 430, 190, 8)
  );
};

function teethBack(y: number, down: number, x: number): string {
  return times(15, (i) => `L${463 + x - i * 20.4},${y + (i % 2 ? down : 0)}`);
}
