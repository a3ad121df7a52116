import { styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  /** One sentence: what is not here. */
  title: ReactNode;
  text?: ReactNode;
  /** One way on: a button or link. */
  action?: ReactNode;
  /** Instead of the small drawing. */
  icon?: ReactNode;
  /** 'h1' if it is the whole page. */
  component?: 'h1' | 'h2' | 'p';
}

const Root = styled('div', { name: 'TiendaEmptyState', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  padding: '40px 16px',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '& > svg': { color: theme.vars.palette.text.secondary, marginBottom: 8 },
}));

/** An open paper bag with nothing but a leaf. */
function Drawing() {
  return (
    <svg width="96" height="96" viewBox="0 0 96 96" fill="none" aria-hidden="true">
      <g stroke="currentColor" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
        <path d="M24 34h48l5 50H19l5-50Z" />
        <path d="m24 34 5-8 5 8 5-8 5 8 4-8 4 8 5-8 5 8 5-8 5 8" />
        <path d="M48 70V56m0 4c-7 0-10-4-10-10 7 0 10 4 10 10Zm0 5c0-6 3-9 9-9 0 6-3 9-9 9Z" />
      </g>
    </svg>
  );
}

/** Nothing here: says so, and what to do now. */
export function EmptyState(inProps: EmptyStateProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaEmptyState' });
  const { title, text, action, icon = <Drawing />, component = 'p' } = props;
  return (
    <Root>
      {icon}
      <Typography variant={component === 'h1' ? 'h1' : 'subtitle1'} component={component}>
        {title}
      </Typography>
      {text && <Typography sx={{ color: 'text.secondary', maxWidth: '48ch' }}>{text}</Typography>}
      {action && <div style={{ marginTop: 8 }}>{action}</div>}
    </Root>
  );
}
