import { styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { measure } from '../../theme/tokens.ts';

/** Drawing: an open paper bag with a leaf. */
function EmptyDrawing() {
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

export interface EmptyStateProps {
  /** One sentence that names what is missing. */
  title: ReactNode;
  text?: ReactNode;
  /** One next step: a button or link. */
  action?: ReactNode;
  /** Replaces the default drawing. */
  icon?: ReactNode;
  /** Element of the title; use 'h1' if the state fills the page. */
  component?: 'h1' | 'h2' | 'p';
  /** Announces the state when it appears: 'status' waits its turn, 'alert' interrupts. */
  announce?: 'status' | 'alert';
}

const name = 'TiendaEmptyState';

const Root = styled('div', { name, slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: theme.spacing(4),
  padding: theme.spacing(10, 4),
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '& > svg': { color: theme.tokens.palette.text.secondary },
}));

const Words = styled('div', { name, slot: 'Words' })(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  maxWidth: '100%',
  '& > *': { justifySelf: 'center' },
  '& p': { textWrap: 'balance' },
}));

const Action = styled('div', { name, slot: 'Action' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.spacing(2),
  maxWidth: '100%',
}));

/** Says that there is nothing here and offers a next step. */
export function EmptyState(inProps: EmptyStateProps) {
  const props = useThemeProps({ props: inProps, name });
  const { title, text, action, icon = <EmptyDrawing />, component = 'p', announce } = props;
  return (
    <Root>
      {icon}
      <Words role={announce}>
        <Typography variant={component === 'h1' ? 'h1' : 'subtitle1'} component={component}>
          {title}
        </Typography>
        {text && <Typography sx={{ color: 'text.secondary', maxWidth: measure.short }}>{text}</Typography>}
      </Words>
      {action && <Action>{action}</Action>}
    </Root>
  );
}
