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

interface Given {
  theme: Theme;
  ownerState?: object | undefined;
}
/** Computed style in Material's format. */
interface Written {
  style: SerializedStyles;
  isProcessed: true;
}
export type Rules = (given: Given) => Written;

type Unwritten = (given: Given) => CSSObject;

export const isRules = (style: unknown): style is Unwritten =>
  typeof style === 'function' && !('__emotion_real' in style);

const write = (style: CSSObject): Written => ({ style: css(style as never), isProcessed: true });

/** Computes rules once per theme and, if they use it, per `ownerState` of plain values. */
export function writtenOnce(rules: Unwritten): Rules {
  let readsState = false;
  const ofThemes = new WeakMap<Theme, Map<string, Written>>();
  return ({ theme, ownerState }) => {
    const written = ofThemes.get(theme) ?? new Map<string, Written>();
    ofThemes.set(theme, written);
    const known = written.get(readsState ? JSON.stringify(ownerState) : '');
    if (known) return known;
    const given = {
      theme,
      get ownerState() {
        readsState = true;
        return ownerState;
      },
    };
    const style = write(rules(given));
    written.set(readsState ? JSON.stringify(ownerState) : '', style);
    return style;
  };
}

interface PartProps {
  as?: ElementType;
  className?: string;
  ownerState?: object;
  sx?: unknown;
  theme?: unknown;
}

const onServer = typeof document === 'undefined';

/** Renders a part without the work of `full` while no theme or `sx` restyles it; the result looks the same. */
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
    // Most styles are already in the server's page.
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

/** Inserts styles before the part's children, so that the part's rules come first. */
function Insertion({ cache, style }: { cache: EmotionCache; style: SerializedStyles }) {
  useInsertionEffect(() => insert(cache, style));
  return null;
}

const pairs = new WeakMap<SerializedStyles, Map<string, SerializedStyles>>();

/** Splits a part's class names: returns the foreign classes, and one style joined from the kit's classes. */
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
