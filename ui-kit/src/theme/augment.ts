import type {} from '@mui/material/themeCssVarsAugmentation';
import type { CSSProperties } from 'react';
import type { OrderStatusColor, Tint } from './tokens.ts';

/** Chart colours. Legible on both backgrounds and distinct under colour blindness (`palettes.test.ts`). */
export interface ChartPalette {
  /** Bars of the current period. */
  current: string;
  /** The previous period, behind the bars. */
  previous: string;
  /** The trend line over the bars. */
  trend: string;
  /** Parts of a whole by size; grey for the rest. */
  first: string;
  second: string;
  third: string;
  rest: string;
}

interface ColorPair {
  main: string;
  contrastText: string;
}

declare module '@mui/material/styles' {
  interface Palette {
    /** Only for promotions. */
    promotion: ColorPair;
    orderStatus: Record<OrderStatusColor, ColorPair>;
    tint: Record<Tint, string>;
    border: { control: string; soft: string };
    chart: ChartPalette;
  }
  interface PaletteOptions {
    promotion?: ColorPair;
    orderStatus?: Record<OrderStatusColor, ColorPair>;
    tint?: Record<Tint, string>;
    border?: { control: string; soft: string };
    chart?: ChartPalette;
  }
  interface TypographyVariants {
    price: CSSProperties;
    figure: CSSProperties;
  }
  interface TypographyVariantsOptions {
    price?: CSSProperties;
    figure?: CSSProperties;
  }
  interface Theme {
    /** Colours and radii for style rules: CSS variables with two schemes, plain values with one. */
    tokens: { palette: Palette; shape: { borderRadius: string | number } };
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    price: true;
    figure: true;
  }
}
