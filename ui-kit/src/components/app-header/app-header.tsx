import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import MenuOutlined from '@mui/icons-material/MenuOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import IconButton from '@mui/material/IconButton';
import { useThemeProps } from '@mui/material/styles';
import { type ElementType, type ReactNode, useRef } from 'react';
import { SkipLink } from '../skip-link/skip-link.tsx';
import { Actions, Bar, Rest, Root, Row, SearchSlot } from './app-header-parts.ts';
import { type HeaderLink, HeaderLinks } from './header-links.tsx';
import { usePhoneSearch } from './use-phone-search.ts';
import { useShrink } from './use-shrink.ts';

export interface AppHeaderProps {
  /** The menu button is there on phones and desktop alike. */
  onMenu: () => void;
  /** Is the drawer behind it open? */
  menuOpen?: boolean;
  menuLabel?: string;
  /** `Logo`, in a link home. */
  logo: ReactNode;
  /** Search field. From tablets up it takes the room that is left; on phones it opens over the row. */
  search?: ReactNode;
  /** On phones, in place of the button that opens `search`: a link to a page with a search of its own. */
  searchButton?: ReactNode;
  searchLabel?: string;
  closeSearchLabel?: string;
  /** Account, bell, cart. */
  actions?: ReactNode;
  /** Under the row on desktop. */
  links?: readonly HeaderLink[];
  /** `href` of the page that is open. */
  current?: string | undefined;
  LinkComponent?: ElementType;
  linksLabel?: string;
  skipLabel?: string;
  /** id of the main element, for the link that skips the header. */
  mainId?: string;
}

/** Top of every page of the shop. Sheds its links on scrolling down and has them back on scrolling up. */
export function AppHeader(inProps: AppHeaderProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaAppHeader' });
  const { onMenu, menuOpen = false, menuLabel = 'Menú', logo, search, searchButton, actions } = props;
  const { searchLabel = 'Buscar', closeSearchLabel = 'Cerrar la búsqueda' } = props;
  const { links = [], current, LinkComponent, linksLabel = 'Principal', mainId = 'contenido' } = props;
  const root = useRef<HTMLElement>(null);
  const shrunk = useShrink(root);
  const phoneSearch = usePhoneSearch();
  return (
    <Root ref={root} data-encogido={shrunk} data-buscando={phoneSearch.open}>
      <SkipLink targetId={mainId} {...(props.skipLabel && { label: props.skipLabel })} />
      <Bar>
        <Row>
          <IconButton aria-label={menuLabel} aria-expanded={menuOpen} aria-haspopup="dialog" onClick={onMenu}>
            <MenuOutlined />
          </IconButton>
          {logo}
          {search && (
            <>
              <IconButton
                className="tienda-busqueda tienda-cerrar-busqueda"
                aria-label={closeSearchLabel}
                onClick={phoneSearch.close}
              >
                <ArrowBackOutlined />
              </IconButton>
              <SearchSlot className="tienda-busqueda" {...phoneSearch.slot}>
                {search}
              </SearchSlot>
            </>
          )}
          <Actions>
            {(search || searchButton) && (
              <span className="tienda-solo-celular">
                {searchButton ?? (
                  <IconButton ref={phoneSearch.opener} aria-label={searchLabel} onClick={phoneSearch.show}>
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
        <HeaderLinks links={links} current={current} LinkComponent={LinkComponent} label={linksLabel} />
      )}
      <Rest />
    </Root>
  );
}
