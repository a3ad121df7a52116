import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import MenuOutlined from '@mui/icons-material/MenuOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import IconButton from '@mui/material/IconButton';
import { useThemeProps } from '@mui/material/styles';
import { type ElementType, type ReactNode, useRef } from 'react';
import { SkipLink } from '../skip-link/skip-link.tsx';
import { Actions, Bar, classes, Rest, Root, Row, SearchSlot } from './app-header-parts.ts';
import { type HeaderLink, HeaderLinks } from './header-links.tsx';
import { usePhoneSearch } from './use-phone-search.ts';
import { useShrink } from './use-shrink.ts';

export interface AppHeaderProps {
  /** The menu button is there on phones and desktop alike. */
  onMenu: () => void;
  /** Is the drawer behind it open? */
  menuOpen?: boolean;
  /** `Logo`, in a link home. */
  logo: ReactNode;
  /** Search field. From tablets up it takes the room that is left; on phones it opens over the row. */
  search?: ReactNode;
  /** On phones, in place of the button that opens `search`: a link to a page with a search of its own. */
  searchButton?: ReactNode;
  /** Account, bell, cart. */
  actions?: ReactNode;
  /** Under the row on desktop. */
  links?: readonly HeaderLink[];
  /** Pages of the person's own, after `links` where the window has room for all on one line. */
  ownLinks?: readonly HeaderLink[] | undefined;
  /** `href` of the page that is open. */
  current?: string | undefined;
  LinkComponent?: ElementType;
  /** id of the main element, for the link that skips the header. */
  mainId?: string;
  texts?: Partial<typeof appHeaderTexts>;
}

export const appHeaderTexts = {
  menu: 'Menú',
  search: 'Buscar',
  closeSearch: 'Cerrar la búsqueda',
  links: 'Principal',
};

/** Top of every page of the shop. Sheds its links on scrolling down and has them back on scrolling up. */
export function AppHeader(inProps: AppHeaderProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaAppHeader' });
  const { onMenu, menuOpen = false, logo, search, searchButton, actions } = props;
  const { links = [], ownLinks = [], current, LinkComponent, mainId = 'contenido' } = props;
  const texts = { ...appHeaderTexts, ...props.texts };
  const root = useRef<HTMLElement>(null);
  const shrunk = useShrink(root);
  const phoneSearch = usePhoneSearch();
  return (
    <Root ref={root} data-shrunk={shrunk} data-searching={phoneSearch.open}>
      <SkipLink targetId={mainId} />
      <Bar>
        <Row>
          <IconButton
            aria-label={texts.menu}
            aria-expanded={menuOpen}
            aria-haspopup="dialog"
            onClick={onMenu}
          >
            <MenuOutlined />
          </IconButton>
          {logo}
          {search && (
            <>
              <IconButton
                className={`${classes.search} ${classes.closeSearch}`}
                aria-label={texts.closeSearch}
                onClick={phoneSearch.close}
              >
                <ArrowBackOutlined />
              </IconButton>
              <SearchSlot className={classes.search} {...phoneSearch.slot}>
                {search}
              </SearchSlot>
            </>
          )}
          <Actions>
            {(search || searchButton) && (
              <span className={classes.phoneOnly}>
                {searchButton ?? (
                  <IconButton ref={phoneSearch.opener} aria-label={texts.search} onClick={phoneSearch.show}>
                    <SearchOutlined />
                  </IconButton>
                )}
              </span>
            )}
            {actions}
          </Actions>
        </Row>
      </Bar>
      {links.length > 0 && (
        <HeaderLinks {...{ links, ownLinks, current, LinkComponent }} label={texts.links} />
      )}
      <Rest />
    </Root>
  );
}
