import { css, type SerializedStyles } from '@emotion/react';
import type { CSSObject, Theme, ThemeOptions } from '@mui/material/styles';

export interface StyleProps<State> {
  theme: Theme;
  ownerState: State;
}

export type Style = CSSObject | SerializedStyles | undefined;

const serialize = (style: Style | Style[]): SerializedStyles => css([style as Parameters<typeof css>[0]]);

/**
 * Returns a style for `styled` that is serialised once per theme and owner state. Use it for elements that a page
 * renders hundreds of times: Emotion serialises other styles again for each element.
 */
export function cachedStyle<State extends object>(style: (props: StyleProps<State>) => Style | Style[]) {
  const byTheme = new WeakMap<Theme, Map<string, SerializedStyles>>();
  return ({ theme, ownerState }: StyleProps<State>): SerializedStyles => {
    const known = byTheme.get(theme) ?? new Map<string, SerializedStyles>();
    byTheme.set(theme, known);
    const key = Object.values(ownerState).join();
    const serialized = known.get(key) ?? serialize(style({ theme, ownerState }));
    known.set(key, serialized);
    return serialized;
  };
}

type Components = NonNullable<ThemeOptions['components']>;
export type Slot = CSSObject | ((props: { theme: Theme }) => CSSObject);

/**
 * Returns the overrides of Material's components, serialised once per theme; Material serialises other overrides again
 * for each element. An override may read only the theme.
 */
export function cachedOverrides({ MuiCssBaseline, ...components }: Components): Components {
  const cached = Object.entries(components).map(([name, component]) => {
    const { styleOverrides, ...rest } = component as { styleOverrides?: Record<string, Slot> };
    const slots = Object.entries(styleOverrides ?? {}).map(([slot, style]) => {
      const ofTheme = cachedStyle<object>(typeof style === 'function' ? style : () => style);
      return [slot, ({ theme }: { theme: Theme }) => ofTheme({ theme, ownerState: {} })] as const;
    });
    return [name, { ...rest, styleOverrides: Object.fromEntries(slots) }] as const;
  });
  return { ...(MuiCssBaseline && { MuiCssBaseline }), ...Object.fromEntries(cached) };
}
