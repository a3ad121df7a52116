import type { PaletteOptions } from '@mui/material/styles';
import './augment.ts';
import type { Brand } from './brand.ts';
import { brandGrounds, leafColor, orderStatusColors, paperColor } from './tokens.ts';

const [, paper, leafTint, softLine] = brandGrounds.light;

/** The same in both schemes. */
export const promotion = { main: '#E2A93B', contrastText: '#2A2008' };

export const lightPalette = {
  background: { default: paperColor, paper },
  text: { primary: '#22281F', secondary: '#5B6355', disabled: '#686E61' },
  divider: '#E4DED0',
  // A disabled button's label must stay legible.
  action: { disabled: '#5F6558', disabledBackground: '#EAE5D9' },
  primary: { main: leafColor, dark: '#235331', light: '#5C9069', contrastText: '#FFFFFF' },
  secondary: { main: '#5B6355', dark: '#434A3E', light: '#8A9184', contrastText: '#FFFFFF' },
  error: { main: '#B5532A', dark: '#8E3F1E', light: '#D98C69', contrastText: '#FFFFFF' },
  warning: { main: '#B5532A', dark: '#8E3F1E', light: '#D98C69', contrastText: '#FFFFFF' },
  success: { main: leafColor, dark: '#235331', light: '#5C9069', contrastText: '#FFFFFF' },
  info: { main: '#3F6470', dark: '#2D4A53', light: '#7597A2', contrastText: '#FFFFFF' },
  promotion,
  orderStatus: orderStatusColors,
  tint: {
    wheat: '#F6EBCF',
    leaf: leafTint,
    clay: '#F6E2D6',
    sky: '#DFEBEE',
    lilac: '#EAE3EF',
    sand: '#F0E9DC',
    moss: '#E8EBD3',
    rose: '#F5E0E0',
  },
  border: { control: '#8B8E80', soft: softLine },
  chart: {
    current: '#3F7D50',
    previous: '#898B7E',
    trend: '#22281F',
    first: '#1C402B',
    second: '#BA7F18',
    third: '#41607D',
    rest: '#898B7E',
  },
} satisfies PaletteOptions;

/** Returns a palette in a shop's own colour. Only leading and marking colours change, not success and warnings. */
export const inBrand = <Own extends PaletteOptions>(
  palette: Own,
  scheme: keyof Brand,
  brand: Brand | null,
): Own => (brand ? { ...palette, primary: brand[scheme] } : palette);
