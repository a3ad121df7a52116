import { type SerializedStyles, __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { type CSSObject, type Theme, useTheme } from '@mui/material/styles';
import { type ComponentProps, createElement } from 'react';
import { cachedStyle, type Slot, type Style, type StyleProps } from './cached-style.ts';

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
  name: Extract<keyof NonNullable<Theme['components']>, `Tienda${string}`>;
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
