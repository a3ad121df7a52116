import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import Collapse from '@mui/material/Collapse';
import { useThemeProps } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { styled } from '../../theme/styled.ts';
import { layout } from '../../theme/tokens.ts';
import { useSettled } from './use-settled.ts';

export interface CollapsibleSidebarProps {
  /** As it is to be read: 'CATEGORÍAS'. */
  title: string;
  open: boolean;
  onToggle: (open: boolean) => void;
  /** A `LinkList`, usually. */
  children: ReactNode;
  /**
   * As given to `useAutoClose`. The server can't know the window, so it sends the sidebar open; up to this width it is
   * not seen open until the browser has said so.
   */
  closesAt?: number;
}

const Root = styled('aside', { name: 'TiendaCollapsibleSidebar', slot: 'Root' })<{
  ownerState: { closesAt: number; settled: boolean };
}>(({ theme, ownerState }) => ({
  minWidth: 0,
  borderBlock: `1px solid ${theme.tokens.palette.divider}`,
  [`@media (min-width: ${ownerState.closesAt + 0.05}px)`]: { borderBlockEnd: 0 },
  ...(!ownerState.settled && {
    // Without scripts nothing could open it: there it stays.
    [`@media (max-width: ${ownerState.closesAt}px) and (scripting: enabled)`]: {
      '& .MuiCollapse-root': { display: 'none' },
      '& [aria-expanded] svg': { transform: 'none', transition: 'none' },
    },
  }),
}));

const Title = styled(ButtonBase, { name: 'TiendaCollapsibleSidebar', slot: 'Title' })(({ theme }) => ({
  ...theme.typography.overline,
  display: 'flex',
  width: '100%',
  minHeight: 48,
  justifyContent: 'space-between',
  gap: 8,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '& svg': { flexShrink: 0, transition: theme.transitions.create('transform') },
  '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
}));

/** A titled list beside a catalogue that folds away. `useAutoClose` folds it on narrow windows. */
export function CollapsibleSidebar(inProps: CollapsibleSidebarProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaCollapsibleSidebar' });
  const { title, open, onToggle, children, closesAt = layout.sidebarCloses } = props;
  const settled = useSettled();
  const id = useId();
  return (
    <Root aria-label={title} ownerState={{ closesAt, settled }}>
      <h2 style={{ margin: 0 }}>
        <Title aria-expanded={open} aria-controls={id} onClick={() => onToggle(!open)}>
          {title}
          <ExpandMoreOutlined aria-hidden />
        </Title>
      </h2>
      <Collapse in={open} id={id} {...(!settled && { timeout: 0 })}>
        {children}
      </Collapse>
    </Root>
  );
}
