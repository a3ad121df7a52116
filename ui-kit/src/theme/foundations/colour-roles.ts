import type { Palette } from '@mui/material/styles';
import { contrast } from '../contrast.ts';
import type { KitTheme } from '../theme.ts';
import { orderStatusColors, tintNames } from '../tokens.ts';

/** Required contrast: 4.5 for text, 3 for other elements, such as a field's edge, the focus ring or a bar. */
type Least = 4.5 | 3;

export interface ColourRole {
  /** Path in the palette: `theme.tokens.palette.` + path. */
  path: string;
  /** Use of the colour, and misuse to avoid. */
  use: string;
  /** Colours that appear next to this one, with the required contrast. */
  against?: readonly (readonly [path: string, least: Least])[];
}

export interface ColourGroup {
  title: string;
  roles: readonly ColourRole[];
}

const surfaces = ['background.default', 'background.paper'];
const tints = tintNames.map((name) => `tint.${name}`);
const on = (paths: readonly string[], least: Least) => paths.map((path) => [path, least] as const);

/** A colour used both as background and for text, with its shades for hover and pale areas. */
const family = (name: string, use: string, also: readonly string[] = []): ColourRole[] => [
  {
    path: `${name}.main`,
    use,
    against: [[`${name}.contrastText`, 4.5], ...on([...surfaces, ...also], 4.5)],
  },
  {
    path: `${name}.dark`,
    use: 'The same colour, hovered or pressed.',
    against: [[`${name}.contrastText`, 4.5]],
  },
  { path: `${name}.light`, use: `A paler shade for a surface's edge or a track. No text.` },
  { path: `${name}.contrastText`, use: `Text and icons on ${name}.`, against: [[`${name}.main`, 4.5]] },
];

/** Every colour of the palette by its use. `palettes.test.ts` measures all of them and checks that none is missing. */
export const colourGroups = {
  surfaces: {
    title: 'Surfaces, text and lines',
    roles: [
      { path: 'background.default', use: "Paper: the page's background." },
      {
        path: 'background.paper',
        use: 'White: cards, fields, dialogs.',
      },
      {
        path: 'text.primary',
        use: 'Ink: titles, running text, figures.',
        against: on([...surfaces, ...tints, 'border.soft'], 4.5),
      },
      {
        path: 'text.secondary',
        use: 'Muted ink: secondary text such as brand, price type, help.',
        against: on([...surfaces, ...tints, 'border.soft'], 4.5),
      },
      {
        path: 'text.disabled',
        use: 'Text of disabled controls. Still legible.',
        against: on(surfaces, 4.5),
      },
      {
        path: 'action.disabled',
        use: 'Text of a disabled button.',
        against: on(['action.disabledBackground'], 4.5),
      },
      { path: 'action.disabledBackground', use: 'Background of a disabled button.' },
      {
        path: 'border.control',
        use: 'Edge of fields and buttons.',
        against: on(surfaces, 3),
      },
      { path: 'border.soft', use: 'Edge of a card, row under the pointer, footer. Decoration.' },
      { path: 'divider', use: 'Dividing line where white space is not enough. Decoration.' },
    ],
  },
  meaning: {
    title: 'Meaning',
    roles: [
      ...family('primary', 'Leaf: the main action of a view (once per view), links, the focus ring.', [
        'tint.leaf',
        'border.soft',
      ]),
      ...family('error', 'Clay: removals and errors. Always with a word and an icon.'),
      ...family('warning', 'Clay: warnings before an action.'),
      ...family('success', 'Leaf: success.'),
      ...family('info', 'Slate: information.'),
      ...family('secondary', 'Muted ink for buttons that are not the main one: account, cart, back.'),
      {
        path: 'promotion.main',
        use: 'Wheat: only for promotions.',
        against: [['promotion.contrastText', 4.5]],
      },
      {
        path: 'promotion.contrastText',
        use: 'Text on wheat.',
        against: [['promotion.main', 4.5]],
      },
    ],
  },
  statuses: {
    title: 'The five statuses of an order',
    roles: Object.keys(orderStatusColors).flatMap((name) => [
      {
        path: `orderStatus.${name}.main`,
        use: "Chip and edge of the order's row; the document's colour in both schemes.",
        against: [[`orderStatus.${name}.contrastText`, 4.5]] as const,
      },
      {
        path: `orderStatus.${name}.contrastText`,
        use: 'Text on that chip.',
        against: [[`orderStatus.${name}.main`, 4.5]] as const,
      },
    ]),
  },
  tints: {
    title: 'Tints',
    roles: tintNames.map((name) => ({
      path: `tint.${name}`,
      use:
        name === 'leaf'
          ? 'Pictures and tiles of a category; a chosen row or place.'
          : 'Pictures and tiles of a category. A category has the same tint everywhere.',
      against: on(['text.primary', 'text.secondary'], 4.5),
    })),
  },
  charts: {
    title: 'Charts',
    roles: [
      {
        path: 'chart.current',
        use: 'Bars of the current period.',
        against: on([...surfaces, 'chart.trend'], 3),
      },
      {
        path: 'chart.previous',
        use: 'The previous period: a line with a pale area below, behind the bars.',
        against: on(surfaces, 3),
      },
      { path: 'chart.trend', use: 'The dashed line over the bars.', against: on(surfaces, 3) },
      ...['first', 'second', 'third'].map((name, place) => ({
        path: `chart.${name}`,
        use: `Doughnut: the part that is number ${place + 1} by size.`,
        against: on(surfaces, 3),
      })),
      {
        path: 'chart.rest',
        use: "Doughnut: all further parts as one, 'Otras'.",
        against: on(surfaces, 3),
      },
    ],
  },
} as const satisfies Record<string, ColourGroup>;

export type Scheme = 'light' | 'dark';

/** Returns the palette of a scheme, also if the other scheme is on screen. */
export function paletteOf(theme: KitTheme, scheme: Scheme): Palette {
  const { palette } = theme.colorSchemes[scheme] ?? {};
  if (!palette) throw new Error(`The theme has no scheme ${scheme}`);
  return palette as unknown as Palette;
}

/** Returns the value at a path such as 'orderStatus.aprobado.main'. Throws if the palette has none. */
export function colourAt(palette: Palette, path: string): string {
  const found = path
    .split('.')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], palette);
  if (typeof found !== 'string') throw new Error(`The palette has no ${path}`);
  return found;
}

export interface Measured {
  path: string;
  ratio: number;
  least: Least;
  passes: boolean;
}

/** Returns a role's contrast in a scheme, against each neighbouring colour. */
export function measure(palette: Palette, { path, against = [] }: ColourRole): Measured[] {
  return against.map(([other, least]) => {
    const ratio = contrast(colourAt(palette, path), colourAt(palette, other));
    return { path: other, ratio, least, passes: ratio >= least };
  });
}
