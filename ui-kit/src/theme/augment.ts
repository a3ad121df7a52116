import type { CSSObject } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import type { CSSProperties } from 'react';
import type { KitComponentProps } from './component-props.ts';
import type { OrderStatusColor, Tint } from './tokens.ts';

/** What charts draw with. Legible on both surfaces, and no two alike to any eye (`palettes.test.ts`). */
export interface ChartPalette {
  /** Bars: the period itself. */
  current: string;
  /** The period before, behind them. */
  previous: string;
  /** The line over them. */
  trend: string;
  /** Parts of a whole by size, and what is left in grey. */
  first: string;
  second: string;
  third: string;
  rest: string;
}

interface ColorPair {
  main: string;
  contrastText: string;
}

/** What a theme may say about a component of the kit: default props, and styles by slot. */
interface KitComponentTheme<Props> {
  defaultProps?: Partial<Props>;
  styleOverrides?: Record<string, CSSObject | ((props: never) => CSSObject)>;
}
type KitComponents = { [Name in keyof KitComponentProps]?: KitComponentTheme<KitComponentProps[Name]> };

declare module '@mui/material/styles' {
  interface Palette {
    /** Promotions, and nothing else. */
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
  interface Components<Theme = unknown> extends KitComponents {}
  interface Theme {
    /** Colours and corners as rules write them: variables where an app has two schemes, values where it has one. */
    tokens: { palette: Palette; shape: { borderRadius: string | number } };
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    price: true;
    figure: true;
  }
}
