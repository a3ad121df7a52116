import { cachedElement } from 'ui-kit/theme/cached-element';

/** The full second line of a row, wrapped. */
export const SecondLine = cachedElement('p', ({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.tokens.palette.text.secondary,
  overflowWrap: 'anywhere',
}));
