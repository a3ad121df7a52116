import { styled, useThemeProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { naturalBreaks } from './natural-breaks.tsx';

export interface Detail {
  label: string;
  value: ReactNode;
}

export interface DetailsCardProps {
  details: readonly Detail[];
}

const List = styled('dl', { name: 'TiendaDetailsCard', slot: 'Root' })(({ theme }) => ({
  margin: 0,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: 16,
    paddingBlock: 10,
    borderBottom: `1px solid ${theme.tokens.palette.divider}`,
  },
  '& > div:last-child': { borderBottom: 0 },
  '& dt': { color: theme.tokens.palette.text.secondary, overflowWrap: 'anywhere' },
  '& dd': { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums', fontWeight: 500 },
}));

function withBreaks(value: ReactNode): ReactNode {
  if (typeof value === 'string' && value !== '') return naturalBreaks(value);
  return value === '' || value === null || value === undefined ? '—' : value;
}

/** Facts as labels and values. An empty value shows a dash. */
export function DetailsCard(inProps: DetailsCardProps) {
  const { details } = useThemeProps({ props: inProps, name: 'TiendaDetailsCard' });
  return (
    <List>
      {details.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{withBreaks(value)}</dd>
        </div>
      ))}
    </List>
  );
}
