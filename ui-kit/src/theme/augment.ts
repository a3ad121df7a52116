import type { CSSObject } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import type { CSSProperties } from 'react';
import type { KitComponentProps } from './component-props.ts';
import type { OrderStatusColor, Tint } from './tokens.ts';

/** What charts draw with. Legible on both surfaces, and no two alike to any eye (`palettes.test.ts`). */
export interface ChartPalette {
  /** Bars: the period itself. */
  actual: string;
  /** The period before, behind them. */
  anterior: string;
  /** The line over them. */
  tendencia: string;
  /** Parts of a whole by size, and what is left in grey. */
  primera: string;
  segunda: string;
  tercera: string;
  cuarta: string;
  resto: string;
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
    promocion: ColorPair;
    estadoPedido: Record<OrderStatusColor, ColorPair>;
    tinte: Record<Tint, string>;
    borde: { control: string; suave: string };
    grafico: ChartPalette;
  }
  interface PaletteOptions {
    promocion?: ColorPair;
    estadoPedido?: Record<OrderStatusColor, ColorPair>;
    tinte?: Record<Tint, string>;
    borde?: { control: string; suave: string };
    grafico?: ChartPalette;
  }
  interface TypographyVariants {
    precio: CSSProperties;
    cifra: CSSProperties;
  }
  interface TypographyVariantsOptions {
    precio?: CSSProperties;
    cifra?: CSSProperties;
  }
  interface Components<Theme = unknown> extends KitComponents {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    precio: true;
    cifra: true;
  }
}
