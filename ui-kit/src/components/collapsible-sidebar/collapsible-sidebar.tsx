import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import Collapse from '@mui/material/Collapse';
import { styled, useThemeProps } from '@mui/material/styles';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { layout } from '../../theme/tokens.ts';

/** Returns false on the server and until the frame after hydration, when the effects have painted. */
function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setSettled(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return settled;
}

export interface CollapsibleSidebarProps {
  /** Title as shown: 'CATEGORÍAS'. */
  title: string;
  open: boolean;
  onToggle: (open: boolean) => void;
  /** Usually a `LinkList`. */
  children: ReactNode;
  /**
   * Window width in px up to which the sidebar starts closed; pass the same value to `useAutoClose`. The server does
   * not know the width and renders the sidebar open; CSS hides it until hydration.
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
    // Without scripts the user could not open the sidebar: keep it open.
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

/** A titled, foldable list beside a catalogue. `useAutoClose` folds it on narrow windows. */
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
