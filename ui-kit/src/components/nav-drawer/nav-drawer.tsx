import CloseOutlined from '@mui/icons-material/CloseOutlined';
import IconButton from '@mui/material/IconButton';
import { styled, useThemeProps } from '@mui/material/styles';
import type { ElementType, ReactNode } from 'react';
import { forcedEdge } from '../../theme/forced-colours.ts';
import { hiddenInPrint } from '../../theme/print-styles.ts';
import { dialogCloses, stillPage, useDialog } from '../../use-dialog.ts';
import { LinkList, type LinkListItem } from '../collapsible-sidebar/link-list.tsx';

export interface NavDrawerProps {
  /** Id of the dialog, for the button that opens it without code. */
  id?: string;
  open: boolean;
  onClose: () => void;
  /** Called when the user opened the server-rendered menu before hydration. */
  onOpenedEarly?: () => void;
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

const Root = styled('dialog', { name: 'TiendaNavDrawer', slot: 'Root' })(({ theme }) => ({
  ...hiddenInPrint,
  ...forcedEdge,
  width: 'min(320px, 86vw)',
  maxWidth: 'none',
  height: '100%',
  maxHeight: 'none',
  margin: 0,
  padding: '0 12px 24px',
  border: 0,
  color: 'inherit',
  background: theme.tokens.palette.background.default,
  boxShadow: theme.shadows[16],
  overscrollBehavior: 'contain',
  '&::backdrop': { background: theme.palette.common.black, opacity: 0.5 },
  ...stillPage,
  '@media (prefers-reduced-motion: no-preference)': {
    transition: `transform ${theme.transitions.duration.enteringScreen}ms ${theme.transitions.easing.easeOut}`,
    '@starting-style': { transform: 'translateX(-100%)' },
  },
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
    '& > form': { flexShrink: 0 },
  },
  '& > div': { borderTop: `1px solid ${theme.tokens.palette.divider}`, paddingTop: 12 },
}));

/**
 * The menu that the header's button opens: a dialog of HTML, so that a server-rendered page has it before its code runs.
 * The button names it by `commandfor`.
 */
export function NavDrawer(inProps: NavDrawerProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaNavDrawer' });
  const {
    id,
    open,
    onClose,
    onOpenedEarly,
    links,
    current,
    LinkComponent,
    head,
    children,
    label = 'Menú',
  } = props;
  const texts = { ...navDrawerTexts, ...props.texts };
  const dialog = useDialog(open, onOpenedEarly);
  return (
    <Root ref={dialog} id={id} aria-label={label} {...dialogCloses(onClose)}>
      <header>
        <span>{head}</span>
        <form method="dialog">
          <IconButton type="submit" aria-label={texts.close}>
            <CloseOutlined />
          </IconButton>
        </form>
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
    </Root>
  );
}
