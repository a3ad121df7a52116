import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface SectionTitleProps {
  children: ReactNode;
  /** For `aria-labelledby` of the section. */
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
});

/** Opens a section of a page. */
export function SectionTitle({ children, id, component = 'h2', action }: SectionTitleProps) {
  return (
    <Root>
      <Typography variant={component} {...(id && { id })}>
        {children}
      </Typography>
      {action}
    </Root>
  );
}
