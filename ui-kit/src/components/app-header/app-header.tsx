import MenuOutlined from '@mui/icons-material/MenuOutlined';
import IconButton from '@mui/material/IconButton';
import { useThemeProps } from '@mui/material/styles';
import type { ElementType, ReactNode } from 'react';
import { KitLink } from '../kit-link/kit-link.tsx';
import { SkipLink } from '../skip-link/skip-link.tsx';
import { Actions, Bar, Links, Root, SearchSlot } from './app-header-parts.ts';
import { useShrink } from './use-shrink.ts';

export interface HeaderLink {
  label: string;
  href: string;
}

export interface AppHeaderProps {
  /** The menu button is there on phones and desktop alike. */
  onMenu: () => void;
  /** Is the drawer behind it open? */
  menuOpen?: boolean;
  menuLabel?: string;
  /** `Logo`, in a link home. */
  logo: ReactNode;
  /** Search field; from tablets up it takes the room that is left. */
  search?: ReactNode;
  /** On phones, in place of `search`: an icon button that opens it. Without it `search` gets a row of its own. */
  searchButton?: ReactNode;
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
  const { links = [], current, LinkComponent, linksLabel = 'Principal', mainId = 'contenido' } = props;
  const shrunk = useShrink();
  return (
    <Root data-encogido={shrunk}>
      <SkipLink targetId={mainId} {...(props.skipLabel && { label: props.skipLabel })} />
      <Bar>
        <IconButton
          aria-label={menuLabel}
          aria-expanded={menuOpen}
          aria-haspopup="dialog"
          onClick={onMenu}
          edge="start"
        >
          <MenuOutlined />
        </IconButton>
        {logo}
        {search && <SearchSlot ownerState={{ ownRow: searchButton === undefined }}>{search}</SearchSlot>}
        <Actions>
          {searchButton && <span className="tienda-solo-celular">{searchButton}</span>}
          {actions}
        </Actions>
      </Bar>
      {links.length > 0 && (
        <Links aria-label={linksLabel} inert={shrunk}>
          <ul>
            {links.map(({ label, href }) => (
              <li key={href}>
                <KitLink
                  href={href}
                  LinkComponent={LinkComponent}
                  aria-current={href === current ? 'page' : undefined}
                >
                  {label}
                </KitLink>
              </li>
            ))}
          </ul>
        </Links>
      )}
    </Root>
  );
}
