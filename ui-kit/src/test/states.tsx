import Typography from '@mui/material/Typography';
import { type ReactNode, useLayoutEffect } from 'react';

/** Props that make an element look hovered, focused or pressed. */
export interface Forced {
  'data-state'?: string;
  className?: string;
}

const FORCED = {
  Rest: {},
  Hover: { 'data-state': 'hover' },
  // Material's buttons show the focus by this class; `data-state` is for other elements.
  'Keyboard focus': { 'data-state': 'focus', className: 'Mui-focusVisible' },
  Pressed: { 'data-state': 'hover pressed' },
} satisfies Record<string, Forced>;

const STATES: [state: string, pseudo: RegExp][] = [
  ['hover', /:hover\b/g],
  ['focus', /:focus-visible\b|\.Mui-focusVisible\b/g],
  ['pressed', /:active\b/g],
];

/** Returns the selector with its states as attributes. A state in `:not()` stays: the copy would match all elements. */
const forcedSelector = (selector: string) =>
  STATES.reduce(
    (now, [state, pseudo]) =>
      now.replace(pseudo, (found, at: number) =>
        /:not\([^)]*$/.test(now.slice(0, at)) ? found : `[data-state~="${state}"]`,
      ),
    selector,
  );

function addForcedSelectors(rules: Iterable<CSSRule>) {
  for (const rule of rules) {
    if ('selectorText' in rule) {
      const styleRule = rule as CSSStyleRule;
      const { selectorText } = styleRule;
      const forced = forcedSelector(selectorText);
      // The rule keeps its place, so that the same rules win as in the apps.
      if (forced !== selectorText && !selectorText.includes('[data-state')) {
        styleRule.selectorText = `${selectorText}, ${forced}`;
      }
    } else if ('cssRules' in rule) addForcedSelectors((rule as CSSGroupingRule).cssRules);
  }
}

/** Applies the theme's own rules for hover, focus and press to elements with `data-state`. */
function ForcedStates({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    for (const { cssRules } of document.styleSheets) addForcedSelectors(cssRules);
  });
  return children;
}

/** A story with a part's states side by side: the forced ones without `lacks`, then `others` by name. */
export function states<P extends object>(
  draw: (props: P & Forced) => ReactNode,
  others: Record<string, P>,
  omitted: (keyof typeof FORCED)[] = [],
) {
  const forced = Object.entries<Forced>(FORCED).filter(([name]) => !omitted.some((lack) => lack === name));
  const all: [string, P | Forced][] = [...forced, ...Object.entries(others)];
  return () => (
    <ForcedStates>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
          gap: 24,
        }}
      >
        {all.map(([name, props]) => (
          <div key={name} style={{ display: 'grid', gap: 8, alignContent: 'start', justifyItems: 'start' }}>
            <Typography variant="body2" color="textSecondary" lang="en">
              {name}
            </Typography>
            {draw(props as P & Forced)}
          </div>
        ))}
      </div>
    </ForcedStates>
  );
}
