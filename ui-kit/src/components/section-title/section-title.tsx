import { styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { touchTarget } from '../../theme/tokens.ts';

export interface SectionTitleProps {
  children: ReactNode;
  /** Id for `aria-labelledby` of the section. */
  id?: string;
  component?: 'h2' | 'h3';
  /** A link or button at the right. */
  action?: ReactNode;
}

const Root = styled('div', { name: 'TiendaSectionTitle', slot: 'Root' })({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 16px',
  marginBottom: 16,
  '& > :first-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: touchTarget },
});

/** Title of a page's section. */
export function SectionTitle(inProps: SectionTitleProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaSectionTitle' });
  const { children, id, component = 'h2', action } = props;
  return (
    <Root>
      <Typography variant={component} {...(id && { id })}>
        {children}
      </Typography>
      {action}
    </Root>
  );
}
