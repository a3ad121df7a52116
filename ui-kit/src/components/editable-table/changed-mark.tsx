import { styled, useThemeProps } from '@mui/material/styles';
import type { ReactNode } from 'react';

export interface ChangedMarkProps {
  /** The old value. */
  children: ReactNode;
  /** Label before the old value. */
  label?: string;
  id?: string;
}

const Root = styled('span', { name: 'TiendaChangedMark', slot: 'Root' })(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-block',
  color: theme.tokens.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
}));

/** Shows the old value struck through, beside the new one. */
export function ChangedMark(inProps: ChangedMarkProps) {
  const { children, label = 'antes:', id } = useThemeProps({ props: inProps, name: 'TiendaChangedMark' });
  return (
    <Root id={id}>
      {label} <s>{children}</s>
    </Root>
  );
}
