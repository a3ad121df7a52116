import {
  css,
  type EmotionCache,
  type SerializedStyles,
  ThemeContext,
  __unsafe_useEmotionCache as useCache,
} from '@emotion/react';
import { getRegisteredStyles, insertStyles, registerStyles } from '@emotion/utils';
import type { CSSObject, Theme } from '@mui/material/styles';
import { type ElementType, useContext, useInsertionEffect } from 'react';
import { type Rules, write } from './once.ts';

interface PartProps {
  as?: ElementType;
  className?: string;
  ownerState?: object;
  sx?: unknown;
  theme?: unknown;
}

const onServer = typeof document === 'undefined';

/** A part without all that `full` looks through, as long as there is nothing to be found; the same to look at. */
export function plainPart(tag: ElementType, full: ElementType, name: string, rules: Rules | unknown) {
  const fixed = typeof rules === 'function' ? undefined : write(rules as CSSObject);
  const rulesOf = fixed ? () => fixed : (rules as Rules);
  const Full = full;
  return function Part(props: PartProps) {
    const cache = useCache();
    const theme = useContext(ThemeContext) as Theme;
    const asked = theme.components?.[name as never] as
      | { styleOverrides?: unknown; variants?: unknown }
      | undefined;
    const restyled = props.sx || props.theme || asked?.styleOverrides || asked?.variants;
    const streamed = onServer && cache?.compat === undefined;
    if (!cache || restyled || streamed || !theme.tokens) return <Full {...props} />;
    const { as: Tag = tag, ownerState, sx, theme: _, className, ...rest } = props;
    const { style } = rulesOf({ theme, ownerState });
    const [raw, worn] = className ? together(cache, style, className) : ['', style];
    // The browser's page brought most of them.
    const known = cache.inserted[worn.name] !== undefined;
    if (onServer && !known) insert(cache, worn);
    return (
      <>
        {known || onServer ? null : <Insertion cache={cache} style={worn} />}
        <Tag {...rest} className={`${raw}${cache.key}-${worn.name}`} />
      </>
    );
  };
}

function insert(cache: EmotionCache, style: SerializedStyles) {
  registerStyles(cache, style, true);
  insertStyles(cache, style, true);
}

/** Before what stands inside of the part: its own rules come first. */
function Insertion({ cache, style }: { cache: EmotionCache; style: SerializedStyles }) {
  useInsertionEffect(() => insert(cache, style));
  return null;
}

const pairs = new WeakMap<SerializedStyles, Map<string, SerializedStyles>>();

/** What is no style of ours among the classes that a part is given, and its style with those that are. */
function together(
  { registered }: EmotionCache,
  style: SerializedStyles,
  className: string,
): [raw: string, style: SerializedStyles] {
  const given: string[] = [];
  const raw = getRegisteredStyles(registered, given, className);
  if (given.length === 0) return [raw, style];
  const known = pairs.get(style) ?? new Map<string, SerializedStyles>();
  pairs.set(style, known);
  const key = given.join('');
  const both = known.get(key) ?? css([style, key] as never);
  known.set(key, both);
  return [raw, both];
}
