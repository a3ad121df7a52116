import type { PaletteOptions } from '@mui/material/styles';
import './augment.ts';
import { orderStatusColors, paperColor } from './tokens.ts';

const promocion = { main: '#E2A93B', contrastText: '#2A2008' };

export const lightPalette = {
  background: { default: paperColor, paper: '#FFFFFF' },
  text: { primary: '#22281F', secondary: '#5B6355', disabled: '#686E61' },
  divider: '#E4DED0',
  // A disabled button still says what it would do.
  action: { disabled: '#5F6558', disabledBackground: '#EAE5D9' },
  primary: { main: '#2E6B3F', dark: '#235331', light: '#5C9069', contrastText: '#FFFFFF' },
  secondary: { main: '#5B6355', dark: '#434A3E', light: '#8A9184', contrastText: '#FFFFFF' },
  error: { main: '#B5532A', dark: '#8E3F1E', light: '#D98C69', contrastText: '#FFFFFF' },
  warning: { main: '#B5532A', dark: '#8E3F1E', light: '#D98C69', contrastText: '#FFFFFF' },
  success: { main: '#2E6B3F', dark: '#235331', light: '#5C9069', contrastText: '#FFFFFF' },
  info: { main: '#3F6470', dark: '#2D4A53', light: '#7597A2', contrastText: '#FFFFFF' },
  promocion,
  estadoPedido: orderStatusColors,
  tinte: {
    trigo: '#F6EBCF',
    hoja: '#E1EEDD',
    arcilla: '#F6E2D6',
    cielo: '#DFEBEE',
    lila: '#EAE3EF',
    arena: '#F0E9DC',
    musgo: '#E8EBD3',
    rosa: '#F5E0E0',
  },
  borde: { control: '#8B8E80', suave: '#EFEADF' },
  grafico: {
    actual: '#3F7D50',
    anterior: '#898B7E',
    tendencia: '#22281F',
    primera: '#1C402B',
    segunda: '#BA7F18',
    tercera: '#41607D',
    resto: '#898B7E',
  },
} satisfies PaletteOptions;

export const darkPalette = {
  background: { default: '#171914', paper: '#21241C' },
  text: { primary: '#F0EBDD', secondary: '#B9BAA8', disabled: '#8D907F' },
  divider: '#3B3F33',
  action: { disabled: '#A0A291', disabledBackground: '#2F3329' },
  primary: { main: '#92C79D', dark: '#75AB81', light: '#B4DCBC', contrastText: '#102214' },
  secondary: { main: '#B9BAA8', dark: '#9A9C89', light: '#D5D6C7', contrastText: '#1B1E17' },
  error: { main: '#EFA27E', dark: '#D9825A', light: '#F6C3AB', contrastText: '#2E1206' },
  warning: { main: '#EFA27E', dark: '#D9825A', light: '#F6C3AB', contrastText: '#2E1206' },
  success: { main: '#92C79D', dark: '#75AB81', light: '#B4DCBC', contrastText: '#102214' },
  info: { main: '#9CC0CB', dark: '#7BA4B1', light: '#C0DAE2', contrastText: '#0E2128' },
  promocion,
  estadoPedido: orderStatusColors,
  tinte: {
    trigo: '#4A4025',
    hoja: '#2C3F2C',
    arcilla: '#4B3427',
    cielo: '#2A3C42',
    lila: '#3C3442',
    arena: '#403A2E',
    musgo: '#3A3F27',
    rosa: '#472F30',
  },
  borde: { control: '#858975', suave: '#2C3026' },
  grafico: {
    actual: '#528B60',
    anterior: '#858975',
    tendencia: '#F0EBDD',
    primera: '#A0D4B1',
    segunda: '#E0AE45',
    tercera: '#62A8CA',
    resto: '#9A9D8A',
  },
} satisfies PaletteOptions;
