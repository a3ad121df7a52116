import type { ReactNode } from 'react';
import { cachedElement } from 'ui-kit/theme/cached-element';
import { touchTarget } from 'ui-kit/theme/tokens';

const Root = cachedElement('div', ({ theme }) => ({
  minWidth: 0,
  overflowWrap: 'anywhere',
  [theme.breakpoints.down('md')]: {
    position: 'relative',
    flex: 1,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitBoxPack: 'center',
    minHeight: touchTarget,
    lineHeight: theme.typography.subtitle2.lineHeight,
    '&:not(:focus-within)': { WebkitLineClamp: 2, overflow: 'hidden' },
    '& a': { display: 'inline', minHeight: 0, position: 'static' },
    '& a::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      width: 'auto',
      height: 'auto',
      transform: 'none',
    },
  },
}));

/**
 * A row's name and second line. On a phone both are limited to two lines; screen readers and keyboard focus
 * get the full text. The whole area is clickable.
 */
export const TwoLines = ({ children }: { children: ReactNode }) => (
  <Root>
    {/* One box, for line clamping. */}
    <div>{children}</div>
  </Root>
);
