import type { PaletteOptions } from '@mui/material/styles';
import './augment.ts';
import { promotion } from './palettes.ts';
import { brandGrounds, orderStatusColors } from './tokens.ts';

const [ground, paper, leafTint, softLine] = brandGrounds.dark;

/** Separate file: storefront visitors with the light scheme do not load it. */
export const darkPalette = {
  background: { default: ground, paper: paper },
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
    leaf: leafTint,
    clay: '#4B3427',
    sky: '#2A3C42',
    lilac: '#3C3442',
    sand: '#403A2E',
    moss: '#3A3F27',
    rose: '#472F30',
  },
  border: { control: '#858975', soft: softLine },
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
