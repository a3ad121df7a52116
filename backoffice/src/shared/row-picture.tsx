import type { ReactNode } from 'react';
import { Picture, type PictureSource } from 'ui-kit/picture';
import { cachedElement, useCachedClass } from 'ui-kit/theme/cached-element';
import { cachedStyle } from 'ui-kit/theme/cached-style';
import { shape, touchTarget } from 'ui-kit/theme/tokens';

const Root = cachedElement('div', ({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  minWidth: 0,
  '& > :last-child': { minWidth: 0, overflowWrap: 'anywhere' },
}));

const thumbnail = cachedStyle(({ theme }) => ({
  flexShrink: 0,
  width: theme.spacing(12),
  // No higher than a touch target, so that more rows are visible.
  [theme.breakpoints.down('md')]: { width: touchTarget },
  borderRadius: shape.control,
}));

export interface RowPictureProps {
  source: PictureSource | undefined;
  children: ReactNode;
}

/** A row's thumbnail with its text. */
export const RowPicture = ({ source, children }: RowPictureProps) => (
  <Root>
    <Picture className={useCachedClass(thumbnail, {})} source={source} sizes="48px" width={48} height={48} />
    <div>{children}</div>
  </Root>
);

/** Tags after a name. */
export const Tags = cachedElement('span', ({ theme }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  verticalAlign: 'middle',
  gap: theme.spacing(1),
  marginInlineStart: theme.spacing(2),
  '&:empty': { display: 'none' },
}));
