import Menu from '@mui/material/Menu';
import type { ReactNode } from 'react';
import { useBackCloses } from 'ui-kit/back-closes';
import type { useLateMenu } from './use-late-menu.ts';

export type ButtonMenuProps = ReturnType<typeof useLateMenu>['menu'];

/**
 * The menu of a `useLateMenu` button, named after the button. A landmark region, because the menu is outside
 * the page's regions.
 */
export function ButtonMenu({ id, anchor, onClose, children }: ButtonMenuProps & { children: ReactNode }) {
  useBackCloses(anchor !== null, onClose);
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{
        root: { role: 'region', 'aria-labelledby': `${id}-button` },
        list: { 'aria-labelledby': `${id}-button` },
      }}
    >
      {children}
    </Menu>
  );
}
