import { styled, useThemeProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { forcedEdge } from '../../theme/forced-colours.ts';
import { shape } from '../../theme/tokens.ts';

export interface TagProps {
  children: ReactNode;
  /** Meaning of the tag: 'promotion' (wheat) for an offer, 'new' (leaf) for a new product, 'neutral' for the rest. */
  kind?: 'promotion' | 'new' | 'neutral';
}

const Root = styled('span', { name: 'TiendaBadge', slot: 'Root' })<{
  ownerState: { kind: NonNullable<TagProps['kind']> };
}>(({ theme, ownerState }) => {
  const { promotion, primary, background, text, divider } = theme.tokens.palette;
  const looks = {
    promotion: { background: promotion.main, color: promotion.contrastText },
    new: { background: primary.main, color: primary.contrastText },
    // White on white needs an edge.
    neutral: { background: background.paper, color: text.primary, boxShadow: `inset 0 0 0 1px ${divider}` },
  };
  return {
    ...theme.typography.body2,
    ...looks[ownerState.kind],
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 24,
    paddingInline: 8,
    borderRadius: shape.card,
    fontWeight: 700,
    lineHeight: 1.2,
    fontVariantNumeric: 'tabular-nums',
    paddingBlock: 2,
    maxWidth: '100%',
    overflowWrap: 'anywhere',
    ...forcedEdge,
  };
});

/** A short word on a picture or beside a title. */
export function Tag(inProps: TagProps) {
  const { children, kind = 'neutral' } = useThemeProps({ props: inProps, name: 'TiendaBadge' });
  return <Root ownerState={{ kind }}>{children}</Root>;
}
