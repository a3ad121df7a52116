import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import Collapse from '@mui/material/Collapse';
import { styled, useThemeProps } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';

export interface CollapsibleSidebarProps {
  /** As it is to be read: 'CATEGORÍAS'. */
  title: string;
  open: boolean;
  onToggle: (open: boolean) => void;
  /** A `LinkList`, usually. */
  children: ReactNode;
}

const Root = styled('aside', { name: 'TiendaCollapsibleSidebar', slot: 'Root' })(({ theme }) => ({
  minWidth: 0,
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('lg')]: { borderBlockEnd: 0 },
}));

const Title = styled(ButtonBase, { name: 'TiendaCollapsibleSidebar', slot: 'Title' })(({ theme }) => ({
  ...theme.typography.overline,
  display: 'flex',
  width: '100%',
  minHeight: 48,
  justifyContent: 'space-between',
  textAlign: 'start',
  '& svg': { transition: theme.transitions.create('transform') },
  '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
}));

/** A titled list beside a catalogue that folds away. `useAutoClose` folds it on narrow windows. */
export function CollapsibleSidebar(inProps: CollapsibleSidebarProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaCollapsibleSidebar' });
  const { title, open, onToggle, children } = props;
  const id = useId();
  return (
    <Root aria-label={title}>
      <h2 style={{ margin: 0 }}>
        <Title aria-expanded={open} aria-controls={id} onClick={() => onToggle(!open)}>
          {title}
          <ExpandMoreOutlined aria-hidden />
        </Title>
      </h2>
      <Collapse in={open} id={id}>
        {children}
      </Collapse>
    </Root>
  );
}
