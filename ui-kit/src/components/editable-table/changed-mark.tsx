import { useThemeProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { styled } from '../../theme/styled.ts';

export interface ChangedMarkProps {
  /** What it was. */
  children: ReactNode;
  /** Before it. */
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

/** The old value, struck through, beside what took its place. */
export function ChangedMark(inProps: ChangedMarkProps) {
  const { children, label = 'antes:', id } = useThemeProps({ props: inProps, name: 'TiendaChangedMark' });
  return (
    <Root id={id}>
      {label} <s>{children}</s>
    </Root>
  );
}
