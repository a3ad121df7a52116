import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { touchTarget } from 'ui-kit/theme/tokens';

const Root = styled('div')(({ theme }) => ({
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
 * A row's name and what stands under it. On a phone's card both take two lines, so that rows stay low: the rest of a long
 * name is cut there, but stays in the page for screen readers, and shows while the keyboard is in it. All of it can be pressed.
 */
export const TwoLines = ({ children }: { children: ReactNode }) => (
  <Root>
    {/* One box, whose lines are counted. */}
    <div>{children}</div>
  </Root>
);
