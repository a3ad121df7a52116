import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled, useThemeProps } from '@mui/material/styles';
import type { ElementType, ReactNode } from 'react';
import { LinkList, type LinkListItem } from '../collapsible-sidebar/link-list.tsx';

export interface NavDrawerProps {
  open: boolean;
  onClose: () => void;
  links: readonly LinkListItem[];
  current?: string | undefined;
  LinkComponent?: ElementType;
  /** Content beside the close button: the logo. */
  head?: ReactNode;
  /** Content after the links, below a line: account, 'Cerrar sesión'. */
  children?: ReactNode;
  label?: string;
  texts?: Partial<typeof navDrawerTexts>;
}

export const navDrawerTexts = { close: 'Cerrar menú' };

const Panel = styled('div', { name: 'TiendaNavDrawer', slot: 'Root' })(({ theme }) => ({
  width: 'min(320px, 86vw)',
  minHeight: '100%',
  padding: '0 12px 24px',
  background: theme.tokens.palette.background.default,
  // Keep the close button visible while a long menu scrolls.
  '& > header': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    minHeight: 60,
    paddingInlineStart: 12,
    background: theme.tokens.palette.background.default,
    '& > span': { minWidth: 0 },
    '& > button': { flexShrink: 0 },
  },
  '& > div': { borderTop: `1px solid ${theme.tokens.palette.divider}`, paddingTop: 12 },
}));

/** The menu that the header's button opens. */
export function NavDrawer(inProps: NavDrawerProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaNavDrawer' });
  const { open, onClose, links, current, LinkComponent, head, children, label = 'Menú' } = props;
  const texts = { ...navDrawerTexts, ...props.texts };
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': label } }}
    >
      <Panel>
        <header>
          <span>{head}</span>
          <IconButton aria-label={texts.close} onClick={onClose}>
            <CloseOutlined />
          </IconButton>
        </header>
        <nav aria-label={label}>
          <LinkList
            items={links}
            current={current}
            onNavigate={onClose}
            {...(LinkComponent && { LinkComponent })}
          />
        </nav>
        {children && <div>{children}</div>}
      </Panel>
    </Drawer>
  );
}
