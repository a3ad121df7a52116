import { cachedElement } from 'ui-kit/theme/cached-style';

/** The full second line of a row, wrapped. */
export const SecondLine = cachedElement('p', ({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.tokens.palette.text.secondary,
  overflowWrap: 'anywhere',
}));
