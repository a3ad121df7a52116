import { styled as muiStyled, type Theme } from '@mui/material/styles';
import { unstable_memoTheme as onceForTheme } from '@mui/material/utils';

interface Given {
  theme: Theme;
  ownerState?: object | undefined;
}
type Rules = (given: Given) => ReturnType<ReturnType<typeof onceForTheme>>;

/** What rules say, written once for each theme and, where they read it, each `ownerState`: some plain values. */
function once(rules: Parameters<typeof onceForTheme>[0]): Rules {
  let readsState = false;
  const written = new Map<string, Rules>();
  const write = (state: Given['ownerState']) =>
    onceForTheme(({ theme }) => {
      const given = {
        theme,
        get ownerState() {
          readsState = true;
          return state;
        },
      };
      return rules(given);
    }) as Rules;
  return (given) => {
    const key = readsState ? JSON.stringify(given.ownerState) : '';
    const known = written.get(key) ?? write(given.ownerState);
    written.set(key, known);
    return known(given);
  };
}

const isRules = (style: unknown): style is Parameters<typeof onceForTheme>[0] =>
  typeof style === 'function' && !('__emotion_real' in style);

/**
 * Material's `styled` for the kit's own parts, whose rules go by the theme and `ownerState` and by nothing else that a part
 * is given: they are worked out once, and not for each of the hundreds of parts of a page.
 */
export const styled = ((...part: Parameters<typeof muiStyled>) => {
  const make = muiStyled(...part) as (...styles: unknown[]) => unknown;
  return (...styles: unknown[]) => make(...styles.map((style) => (isRules(style) ? once(style) : style)));
}) as typeof muiStyled;
