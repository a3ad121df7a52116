import type { PaletteOptions } from '@mui/material/styles';
import './augment.ts';
import type { Brand } from './brand.ts';
import { brandGrounds, leafColor, orderStatusColors, paperColor } from './tokens.ts';

const [, paper, leafTint, softLine] = brandGrounds.light;
const [darkGround, darkPaper, darkLeafTint, darkSoftLine] = brandGrounds.dark;

const promotion = { main: '#E2A93B', contrastText: '#2A2008' };

export const lightPalette = {
  background: { default: paperColor, paper },
  text: { primary: '#22281F', secondary: '#5B6355', disabled: '#686E61' },
  divider: '#E4DED0',
  // A disabled button still says what it would do.
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

export const darkPalette = {
  background: { default: darkGround, paper: darkPaper },
  text: { primary: '#F0EBDD', secondary: '#B9BAA8', disabled: '#8D907F' },
  divider: '#3B3F33',
  action: { disabled: '#A0A291', disabledBackground: '#2F3329' },
  primary: { main: '#92C79D', dark: '#75AB81', light: '#B4DCBC', contrastText: '#102214' },
  secondary: { main: '#B9BAA8', dark: '#9A9C89', light: '#D5D6C7', contrastText: '#1B1E17' },
  error: { main: '#EFA27E', dark: '#D9825A', light: '#F6C3AB', contrastText: '#2E1206' },
  warning: { main: '#EFA27E', dark: '#D9825A', light: '#F6C3AB', contrastText: '#2E1206' },
  success: { main: '#92C79D', dark: '#75AB81', light: '#B4DCBC', contrastText: '#102214' },
  info: { main: '#9CC0CB', dark: '#7BA4B1', light: '#C0DAE2', contrastText: '#0E2128' },
  promotion,
  orderStatus: orderStatusColors,
  tint: {
    wheat: '#4A4025',
    leaf: darkLeafTint,
    clay: '#4B3427',
    sky: '#2A3C42',
    lilac: '#3C3442',
    sand: '#403A2E',
    moss: '#3A3F27',
    rose: '#472F30',
  },
  border: { control: '#858975', soft: darkSoftLine },
  chart: {
    current: '#528B60',
    previous: '#858975',
    trend: '#F0EBDD',
    first: '#A0D4B1',
    second: '#E0AE45',
    third: '#62A8CA',
    rest: '#9A9D8A',
  },
} satisfies PaletteOptions;

/** A palette in a shop's own colour. Only what leads and marks is in it: what is done stays leaf, what warns clay. */
export const inBrand = <Own extends PaletteOptions>(
  palette: Own,
  scheme: keyof Brand,
  brand: Brand | null,
): Own => (brand ? { ...palette, primary: brand[scheme] } : palette);
