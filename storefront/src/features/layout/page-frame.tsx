import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { ConnectionNotice } from 'app-core/connection/connection-notice';
import { type ReactNode, useCallback, useState } from 'react';
import { Announcement } from 'ui-kit/announcement';
import { PageContainer } from 'ui-kit/page-container';
import { layout, roomVar, roomVars } from 'ui-kit/theme/tokens';
import { showWaiting } from '../../shared/early-page.ts';
import { useStoredDataTime } from '../../shared/offline/offline-use.ts';
import { showBySession } from '../../shared/session/early-session.ts';
import { useSettings } from '../../shared/settings.ts';
import { MenuPanel } from './menu-panel.tsx';
import { ShopFooter } from './shop-footer.tsx';
import { ShopHeader } from './shop-header.tsx';

/** Id of the menu. */
const MENU = 'menu';

interface PageFrameProps {
  children: ReactNode;
  /** The notification bell, for staff. */
  bell?: ReactNode;
  /** More menu entries, for staff. */
  staffLinks?: ReactNode;
}

const OLD = 'El servidor no responde. Ves lo que se guardó en este dispositivo: puede no estar al día.';

/** Keeps toasts below the header's buttons. */
const toastsBelowButtons = (theme: Theme) => ({
  ':root': {
    [roomVars.toastsTop]: theme.spacing(17),
    [theme.breakpoints.up('md')]: { [roomVars.toastsTop]: theme.spacing(20) },
    // Here the header has a row of links too.
    [theme.breakpoints.up('lg')]: { [roomVars.toastsTop]: `${layout.header}px` },
  },
});

/** Stays in view while the user scrolls, at the position of the toasts. */
const noticeBelowHeader = {
  position: 'sticky',
  top: roomVar('toastsTop'),
  zIndex: ({ zIndex }: Theme) => zIndex.appBar - 1,
} as const;

/** Header, content and footer of every page. */
export function PageFrame({ children, bell, staffLinks }: PageFrameProps) {
  const old = useStoredDataTime();
  const { announcement } = useSettings();
  return (
    <>
      <GlobalStyles styles={toastsBelowButtons} />
      <GlobalStyles styles={showBySession} />
      <GlobalStyles styles={showWaiting} />
      <HeaderWithMenu bell={bell} staffLinks={staffLinks} />
      {/* At least the window's height, so that the footer does not move while a page loads. */}
      <main
        id="contenido"
        tabIndex={-1}
        style={{ minHeight: `calc(100vh - ${layout.header}px)`, outline: 'none' }}
      >
        <Box sx={noticeBelowHeader}>
          <PageContainer>
            <ConnectionNotice otherwise={old !== null && OLD} />
          </PageContainer>
        </Box>
        {announcement && <Announcement>{announcement}</Announcement>}
        {children}
      </main>
      <ShopFooter />
    </>
  );
}

/** Opening the menu renders only this part of the frame. */
function HeaderWithMenu({ bell, staffLinks }: Pick<PageFrameProps, 'bell' | 'staffLinks'>) {
  const [menuOpen, setMenuOpen] = useState(false);
  const openMenu = useCallback(() => setMenuOpen(true), []);
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  return (
    <>
      <ShopHeader menuId={MENU} menuOpen={menuOpen} onMenu={openMenu} bell={bell} />
      <MenuPanel id={MENU} open={menuOpen} onOpen={openMenu} onClose={closeMenu}>
        {staffLinks}
      </MenuPanel>
    </>
  );
}
