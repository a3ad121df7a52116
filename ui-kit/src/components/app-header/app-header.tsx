import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import MenuOutlined from '@mui/icons-material/MenuOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import IconButton from '@mui/material/IconButton';
import { useThemeProps } from '@mui/material/styles';
import {
  type ElementType,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { OPENS_SEARCH, opensDialog, SEARCHING } from '../../open-early.ts';
import { KitLink } from '../kit-link/kit-link.tsx';
import { SkipLink } from '../skip-link/skip-link.tsx';
import { Actions, Bar, classes, Links, OwnEntry, Rest, Root, Row, SearchSlot } from './app-header-parts.ts';
import { useShrink } from './use-shrink.ts';

interface HeaderLink {
  label: string;
  href: string;
}

interface HeaderLinksProps {
  label: string;
  links: readonly HeaderLink[];
  ownLinks: readonly HeaderLink[] | undefined;
  current: string | undefined;
  LinkComponent: ElementType | undefined;
}

/** Links to the shop's main pages, under the row. Hidden links appear on keyboard focus. */
const HeaderLinks = memo(function HeaderLinks(props: HeaderLinksProps) {
  const { label, links, ownLinks = [], current, LinkComponent } = props;
  const linkTo = (link: HeaderLink) => (
    <KitLink
      href={link.href}
      LinkComponent={LinkComponent}
      aria-current={link.href === current ? 'page' : undefined}
    >
      {link.label}
    </KitLink>
  );
  return (
    <Links aria-label={label}>
      <ul>
        {links.map((link) => (
          <li key={link.href}>{linkTo(link)}</li>
        ))}
        {ownLinks.map((link, place) => (
          <OwnEntry key={link.href} data-first={place === 0 || undefined}>
            {linkTo(link)}
          </OwnEntry>
        ))}
      </ul>
    </Links>
  );
});

const isField = (target: EventTarget): target is HTMLInputElement => target instanceof HTMLInputElement;

/**
 * State of the search that fills the row on phones. Opening focuses its field. The button, Escape in an empty field, or
 * a chosen term closes the search and returns the focus to the opener.
 */
function usePhoneSearch() {
  const [open, setOpen] = useState(false);
  const slot = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  // The user may have opened the search before hydration.
  useLayoutEffect(() => {
    if (slot.current?.closest(`[${SEARCHING}=true]`)) setOpen(true);
  }, []);

  useLayoutEffect(() => {
    if (open) slot.current?.querySelector('input')?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);

  const close = useCallback(() => setOpen(false), []);
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (!isField(target)) return;
    if (key === 'Escape' ? target.value === '' : key === 'Enter' && target.value.trim() !== '') close();
  };
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a, [role=option]')) close();
  };
  return { open, show: () => setOpen(true), close, opener, slot: { ref: slot, onKeyDown, onClick } };
}

export interface AppHeaderProps {
  /** Called by the menu button, on phones and desktop. */
  onMenu: () => void;
  /** Whether the drawer of the menu button is open. Default false. */
  menuOpen?: boolean;
  /** Id of the menu's dialog, so that the button opens it before hydration. */
  menuId?: string;
  /** `Logo` inside a link to the home page. */
  logo: ReactNode;
  /** Search field. On tablets and desktop it fills the free width; on phones it opens over the row. */
  search?: ReactNode;
  /** Replaces the button that opens `search` on phones, for example with a link to a page that has its own search. */
  searchButton?: ReactNode;
  /** Account, bell and cart. */
  actions?: ReactNode;
  /** Links under the row on desktop. */
  links?: readonly HeaderLink[];
  /** The user's own pages; shown after `links` if the window has room for all on one line. */
  ownLinks?: readonly HeaderLink[] | undefined;
  /** `href` of the current page. */
  current?: string | undefined;
  LinkComponent?: ElementType;
  /** Id of the main element, for the link that skips the header. */
  mainId?: string;
  texts?: Partial<typeof appHeaderTexts>;
}

export const appHeaderTexts = {
  menu: 'Menú',
  search: 'Buscar',
  closeSearch: 'Cerrar la búsqueda',
  links: 'Principal',
};

/** Header of every shop page. Hides its links on scrolling down and shows them on scrolling up. */
export function AppHeader(inProps: AppHeaderProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaAppHeader' });
  const { onMenu, menuOpen = false, menuId, logo, search, searchButton, actions } = props;
  const { links = [], mainId = 'contenido' } = props;
  const texts = { ...appHeaderTexts, ...props.texts };
  const root = useRef<HTMLElement>(null);
  const shrunk = useShrink(root);
  const phoneSearch = usePhoneSearch();
  const openMenu = (event: MouseEvent) => {
    // Only `onMenu` opens the menu: the browser must not open it as well.
    event.preventDefault();
    onMenu();
  };
  return (
    <Root ref={root} data-shrunk={shrunk} {...{ [SEARCHING]: phoneSearch.open }}>
      <SkipLink targetId={mainId} />
      <Bar>
        <Row>
          <IconButton
            aria-label={texts.menu}
            aria-expanded={menuOpen}
            aria-haspopup="dialog"
            onClick={openMenu}
            {...(menuId && opensDialog(menuId))}
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
                  <IconButton
                    ref={phoneSearch.opener}
                    aria-label={texts.search}
                    onClick={phoneSearch.show}
                    {...{ [OPENS_SEARCH]: '' }}
                  >
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
        <HeaderLinks
          links={links}
          ownLinks={props.ownLinks}
          current={props.current}
          LinkComponent={props.LinkComponent}
          label={texts.links}
        />
      )}
      <Rest />
    </Root>
  );
}
