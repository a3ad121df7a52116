import { type ReactNode, useState } from 'react';
import { layout } from 'ui-kit/theme/tokens';
import { ShopFooter } from './shop-footer.tsx';
import { ShopHeader } from './shop-header.tsx';
import { ShopMenu } from './shop-menu.tsx';

export interface PageFrameProps {
  children: ReactNode;
  /** The bell, for whom there is one. */
  bell?: ReactNode;
  /** Further entries of the menu, for whom there are any. */
  staffLinks?: ReactNode;
}

/** Header, content and footer of every page. */
export function PageFrame({ children, bell, staffLinks }: PageFrameProps) {
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <>
      <ShopHeader menuOpen={menuOpen} onMenu={() => setMenuOpen(true)} bell={bell} />
      <ShopMenu open={menuOpen} onClose={() => setMenuOpen(false)}>
        {staffLinks}
      </ShopMenu>
      {/* At least the window's height, so that the footer stays put while a page loads. */}
      <main
        id="contenido"
        tabIndex={-1}
        style={{ minHeight: `calc(100vh - ${layout.header}px)`, outline: 'none' }}
      >
        {children}
      </main>
      <ShopFooter />
    </>
  );
}
