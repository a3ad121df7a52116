import ClickAwayListener from '@mui/material/ClickAwayListener';
import MenuList from '@mui/material/MenuList';
import Popper from '@mui/material/Popper';
import type { KeyboardEvent, ReactNode } from 'react';
import { useBackCloses } from '../../back-closes.ts';
import { Note, Panel } from './status-menu-parts.ts';

interface StatusMenuPanelProps {
  id: string;
  label: string;
  note: string | undefined;
  anchor: HTMLElement | null;
  /** Called to close the list; `false` means that the focus is already elsewhere and must not return. */
  onClose: (giveFocusBack?: boolean) => void;
  children: ReactNode;
}

/**
 * The open list, next to its button in the DOM: inside the page's landmarks and next in reading order, unlike a portal.
 * Fixed position, so that no card cuts it off.
 */
export function StatusMenuPanel({ id, label, note, anchor, onClose, children }: StatusMenuPanelProps) {
  useBackCloses(true, onClose);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    } else if (event.key === 'Tab') onClose();
  };
  return (
    <Popper
      open
      anchorEl={anchor}
      disablePortal
      placement="bottom-start"
      popperOptions={{ strategy: 'fixed' }}
      sx={{ zIndex: 'modal' }}
    >
      <ClickAwayListener onClickAway={() => onClose(false)}>
        <Panel>
          {/* Rendered while empty: screen readers miss a live region that appears together with its text. */}
          <Note id={`${id}-note`} role="status">
            {note}
          </Note>
          <MenuList
            id={id}
            aria-label={label}
            aria-describedby={note && `${id}-note`}
            variant="selectedMenu"
            autoFocusItem
            onKeyDown={onKeyDown}
          >
            {children}
          </MenuList>
        </Panel>
      </ClickAwayListener>
    </Popper>
  );
}
