import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { ConnectionNotice } from 'app-core/connection/connection-notice';
import { type ReactNode, useCallback, useState } from 'react';
import { Announcement } from 'ui-kit/announcement';
import { useBackCloses } from 'ui-kit/back-closes';
import { lateView, useLateView } from 'ui-kit/late-view';
import { PageContainer } from 'ui-kit/page-container';
import { layout, roomVar, roomVars } from 'ui-kit/theme/tokens';
import { useToasts } from 'ui-kit/use-toasts';
import { showWaiting } from '../../shared/early-page.ts';
import { useStoredDataTime } from '../../shared/offline/offline-use.ts';
import { showBySession } from '../../shared/session/early-session.ts';
import { useSettings } from '../../shared/settings.ts';
import type { ShopMenuProps } from './menu-panel.tsx';
import { ShopFooter } from './shop-footer.tsx';
import { ShopHeader } from './shop-header.tsx';

const panel = lateView(async () => (await import('./menu-panel.tsx')).MenuPanel);

/** The menu's place in every page. Its code loads on the first user interaction, or when the menu opens. */
function ShopMenu(props: ShopMenuProps) {
  const { open, onClose } = props;
  const toasts = useToasts();
  const missing = useCallback(() => {
    onClose();
    // Many browsers do not try a failed import again until the page reloads.
    toasts.error('No pudimos abrir el menú. Recarga la página e intenta de nuevo.', { key: 'menu' });
  }, [onClose, toasts]);
  const View = useLateView(panel, open, missing);
  useBackCloses(open, onClose);
  return View ? <View {...props} /> : null;
}

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
  const [menuOpen, setMenuOpen] = useState(false);
  const old = useStoredDataTime();
  const { announcement } = useSettings();
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  return (
    <>
      <GlobalStyles styles={toastsBelowButtons} />
      <GlobalStyles styles={showBySession} />
      <GlobalStyles styles={showWaiting} />
      <ShopHeader menuOpen={menuOpen} onMenu={() => setMenuOpen(true)} bell={bell} />
      <ShopMenu open={menuOpen} onClose={closeMenu}>
        {staffLinks}
      </ShopMenu>
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
