/** The use of each foundation value: Storybook shows it, and `tokens.json` has it as a description. */
import type { fonts, gutter, layout, line, motion, pageWidth, shape } from '../tokens.ts';

/** Steps of the spacing scale, in units of the theme. */
export const spacingUses = {
  1: 'Between an icon and its word.',
  2: 'Between parts of one thing: a title and its line.',
  3: 'Between fields or buttons of one row.',
  4: 'Inside a card; between cards.',
  6: 'Between the fields of a form; gutters from tablets up.',
  8: 'Between columns.',
  12: 'Between sections on phones.',
  16: 'Between sections on wide windows.',
} as const;

export const shapeUses = {
  card: 'Cards, pictures, dialogs.',
  control: 'Buttons, fields, menus, parts inside a card.',
  full: 'Chips and badges.',
} satisfies Record<keyof typeof shape, string>;

export const lineUses = {
  thin: 'Lines between things, and edges of fields and cards.',
  edge: "The edge that shows an order's status.",
} satisfies Record<keyof typeof line, string>;

export const motionUses = {
  quick: 'The answer to a touch: a hover, a tick, the badge that bumps.',
  usual: 'A part that appears or goes in its place: a menu, a row that fades out.',
  slow: 'A layer over the page: a drawer, a dialog.',
} satisfies Record<keyof typeof motion, string>;

export const fontUses = {
  display: 'Titles, prices and big figures.',
  text: 'All other text.',
} satisfies Record<keyof typeof fonts, string>;

export const pageWidthUses = {
  storefront: "The storefront's pages, at most.",
  backoffice: "The back office's pages, at most.",
  form: 'A form: one column.',
  account: 'An account: one calm column.',
} satisfies Record<keyof typeof pageWidth, string>;

export const gutterUses = {
  wide: 'Left and right of a page, from sm up.',
  phone: 'Left and right of a page, on phones.',
} satisfies Record<keyof typeof gutter, string>;

export const layoutUses = {
  search: 'A search field in a toolbar, at most.',
  filter: 'A select in a toolbar.',
  sidebar: 'Categories or brands beside a list.',
} satisfies Partial<Record<keyof typeof layout, string>>;

export const touchTargetUse = 'The smallest side of a touch target.';

/** Text styles, in the order of the page. */
export const textUses = {
  figure: 'The figures of the dashboard. Tabular.',
  h1: 'The title of a page: one per page.',
  h2: 'The title of a section.',
  h3: 'The title of a group, of a dialog.',
  price: 'Prices and totals. Tabular.',
  h4: 'The title of a card or a chart.',
  h5: 'A small title where a heading is due.',
  h6: 'The title of a panel inside a page.',
  subtitle1: 'The sentence under a title.',
  body1: 'Running text, and text typed in a field.',
  button: 'The action of a button. Sentence case.',
  body2: 'Explanations: brand, price type, help.',
  caption: 'A hint beside a field.',
  subtitle2: 'A label that stands out of small text.',
  overline: 'Upper case where the documents ask for it: with tracking, one weight less.',
} as const;

/** Names for roles, each an alias of a colour of the palette. */
export const colourAliases = {
  page: 'background.default',
  surface: 'background.paper',
  action: 'primary.main',
  link: 'primary.main',
  focusRing: 'primary.main',
  danger: 'error.main',
  fieldEdge: 'border.control',
  cardEdge: 'border.soft',
} as const;
