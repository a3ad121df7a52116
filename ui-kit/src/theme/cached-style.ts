import { css, type SerializedStyles, __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { type CSSObject, type Theme, type ThemeOptions, useTheme } from '@mui/material/styles';
import { type ComponentProps, createElement } from 'react';
import type { KitComponentProps } from './component-props.ts';

interface StyleProps<State> {
  theme: Theme;
  ownerState: State;
}

type Style = CSSObject | SerializedStyles | undefined;

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

/**
 * Returns the class of a cached style, and inserts the style when the class is new. On a server, the style reaches the
 * page only from a cache with `compat`, as the storefront has.
 */
export function useCachedClass<State extends object>(
  style: (props: StyleProps<State>) => SerializedStyles,
  ownerState: State,
): string {
  const theme = useTheme();
  const cache = useEmotionCache();
  const serialized = style({ theme, ownerState });
  if (cache === null) return '';
  const className = `${cache.key}-${serialized.name}`;
  if (cache.inserted[serialized.name] === undefined) {
    // Other components of Emotion find the style under its class, when they get the class as a prop.
    cache.registered[className] = serialized.styles;
    cache.insert(`.${className}`, serialized, cache.sheet, true);
  }
  return className;
}

/** Returns the theme's style of a slot. Like `cachedOverrides`, an override may read only the theme. */
function overrideOf(theme: Theme, { name, slot }: Named): Style {
  const override = theme.components?.[name]?.styleOverrides?.[slot] as Slot | undefined;
  return typeof override === 'function' ? override({ theme }) : override;
}

type Tag = 'a' | 'button' | 'div' | 'p' | 'span' | 'strong' | 'td' | 'tr';
type ElementProps<Name extends Tag, State> = ComponentProps<Name> &
  (object extends State ? { ownerState?: State } : { ownerState: State });

interface Named {
  name: keyof KitComponentProps;
  slot: string;
}

/**
 * Returns an element with a cached style. Unlike the elements of `styled`, a row of a table creates it in one step, and
 * `styled` can put no other style on top.
 */
export function cachedElement<Name extends Tag, State extends object = object>(
  tag: Name,
  style: (props: StyleProps<State>) => CSSObject,
  named?: Named,
) {
  const cached = cachedStyle<State>((props) => [style(props), named && overrideOf(props.theme, named)]);
  return function CachedElement({ ownerState, className, ...props }: ElementProps<Name, State>) {
    const own = useCachedClass(cached, (ownerState ?? {}) as State);
    return createElement(tag, { ...props, className: className ? `${className} ${own}` : own });
  };
}

type Components = NonNullable<ThemeOptions['components']>;
type Slot = CSSObject | ((props: { theme: Theme }) => CSSObject);

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
