import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { composeStories } from '@storybook/react-vite';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { KitProvider } from '../provider/kit-provider.tsx';
import { expectAccessible, renderStory } from '../test/render-story.tsx';
import { brandOf } from '../theme/brand.ts';
import * as announcementStories from './announcement/announcement.stories.tsx';
import * as appHeaderStories from './app-header/app-header.stories.tsx';
import * as appShellStories from './app-shell/app-shell.stories.tsx';
import * as backButtonStories from './back-button/back-button.stories.tsx';
import { BackButton } from './back-button/back-button.tsx';
import * as bellStories from './bell/bell.stories.tsx';
import { Bell } from './bell/bell.tsx';
import * as bottomBarStories from './bottom-bar/bottom-bar.stories.tsx';
import { BottomBar } from './bottom-bar/bottom-bar.tsx';
import * as brandPreviewStories from './brand-preview/brand-preview.stories.tsx';
import { BrandTile } from './brand-tile/brand-tile.tsx';
import { LinkList } from './collapsible-sidebar/link-list.tsx';
import * as footerStories from './footer/footer.stories.tsx';
import * as kitLinkStories from './kit-link/kit-link.stories.tsx';
import * as logoStories from './logo/logo.stories.tsx';
import * as navDrawerStories from './nav-drawer/nav-drawer.stories.tsx';
import * as pageContainerStories from './page-container/page-container.stories.tsx';
import * as pageTitleStories from './page-title/page-title.stories.tsx';
import * as sectionTitleStories from './section-title/section-title.stories.tsx';
import * as sideMenuStories from './side-menu/side-menu.stories.tsx';
import { SideMenu, sideMenuTexts } from './side-menu/side-menu.tsx';
import * as skipLinkStories from './skip-link/skip-link.stories.tsx';
import * as visuallyHiddenStories from './visually-hidden/visually-hidden.stories.tsx';

describe('Announcement', () => {
  const { Default } = composeStories(announcementStories);

  it('shows its text without an alert or status role', async () => {
    renderStory(Default);
    expect(screen.getByText(/^Cerramos del 24 al 26/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
    await expectAccessible();
  });
});

describe('AppHeader', () => {
  const composed = composeStories(appHeaderStories);
  const header = () => screen.getByRole('banner');

  function scrollTo(y: number) {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    act(() => void window.dispatchEvent(new Event('scroll')));
    return header().dataset.shrunk;
  }

  beforeEach(() => {
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  });

  it('shrinks on scrolling down below the top, and expands on scrolling up', () => {
    renderStory(composed.Default);
    expect(scrollTo(100)).toBe('false');
    expect(scrollTo(300)).toBe('true');
    // The header ignores small scroll movements.
    expect(scrollTo(292)).toBe('true');
    expect(scrollTo(280)).toBe('false');
    expect(scrollTo(600)).toBe('true');
    expect(scrollTo(50)).toBe('false');
  });

  it('expands on keyboard focus, and stays expanded while it has the focus', () => {
    renderStory(composed.Default);
    expect(scrollTo(600)).toBe('true');
    act(() => screen.getByRole('link', { name: 'Marcas' }).focus());
    expect(header().dataset.shrunk).toBe('false');
    expect(scrollTo(900)).toBe('false');
    act(() => (document.activeElement as HTMLElement).blur());
    expect(scrollTo(1200)).toBe('true');
  });

  /** The button is hidden because the test's window is wide. */
  const opener = () => screen.getByRole('button', { name: 'Buscar', hidden: true });

  it('opens the search on a phone, and closes it when a term is submitted', async () => {
    renderStory(composed.Default);
    await userEvent.click(opener());
    expect(header().dataset.searching).toBe('true');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    await userEvent.keyboard('{Enter}');
    expect(header().dataset.searching).toBe('true');
    await userEvent.keyboard('nuez{Enter}');
    expect(header().dataset.searching).toBe('false');
  });

  it('has no search button when the app provides a link to search', () => {
    renderStory(composed.SearchElsewhere);
    expect(screen.getAllByLabelText('Buscar productos').map(({ tagName }) => tagName)).toEqual([
      'INPUT',
      'A',
    ]);
    expect(screen.queryByRole('button', { name: 'Buscar', hidden: true })).toBeNull();
  });
});

describe('AppShell', () => {
  const composed = composeStories(appShellStories);

  it('opens the menu by its button, and closes it when the user chooses a link', async () => {
    renderStory(composed.Default);
    const [toggle] = screen.getAllByRole('button', { name: /^Menú/, hidden: true });
    await userEvent.click(toggle as HTMLElement);
    const drawer = await screen.findByRole('dialog', { name: 'Menú' });
    expect(screen.getByRole('button', { name: 'Cerrar menú' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Crear Producto' }));
    await waitFor(() => expect(drawer.isConnected).toBe(false));
  });
});

describe('BackButton', () => {
  const composed = composeStories(backButtonStories);

  it('renders a link when it has an address, else a button', () => {
    const { unmount } = renderStory(composed.Default);
    expect(screen.getByRole('link', { name: 'Volver' }).getAttribute('href')).toBe('#pedidos');
    unmount();
    renderStory(composed.AsAButton);
    expect(screen.getByRole('button', { name: 'Regresar' })).toBeVisible();
  });
});

describe('Bell', () => {
  const composed = composeStories(bellStories);

  it("has the badge's text in its name", () => {
    renderStory(composed.Variants);
    for (const name of [
      'Notificaciones',
      'Notificaciones: 1',
      'Notificaciones: 99+',
      'Notificaciones: hay nuevas',
    ]) {
      expect(screen.getByRole('link', { name })).toBeVisible();
    }
  });

  it('has the full number in its title', () => {
    renderStory(composed.Variants);
    expect(screen.getByTitle('Notificaciones: 1200')).toBeVisible();
  });
});

describe('BottomBar', () => {
  const composed = composeStories(bottomBarStories);

  /** Reads the entries from the document, because the bar is hidden in the test's wide window. */
  const entries = () =>
    screen.getAllByRole('listitem', { hidden: true }).map((entry) => ({
      text: entry.textContent,
      news: entry.querySelector('[role=img]')?.getAttribute('aria-label'),
      current: entry.firstElementChild?.getAttribute('aria-current'),
      button: entry.firstElementChild?.tagName === 'BUTTON',
    }));

  it('shows five entries; the last one opens the menu and counts its new items', () => {
    renderStory(composed.MoreThanFit);
    expect(entries()).toHaveLength(5);
    expect(entries().filter(({ button }) => button)).toEqual([
      { text: 'Menú7', news: '7 nuevas', current: null, button: true },
    ]);
  });

  it('shows a fifth entry when there is no menu', () => {
    renderStory(composed.FiveWithoutMenu);
    expect(entries().some(({ button }) => button)).toBe(false);
    expect(entries().at(-1)).toMatchObject({ news: '7 nuevas', current: 'page' });
    expect(entries().at(-1)?.text).toContain('Pedidos para clientes');
  });
});

describe('Brand preview', () => {
  const { Default, WithLogo } = composeStories(brandPreviewStories);

  const rgb = (hex: string) =>
    `rgb(${hex
      .match(/[0-9a-f]{2}/g)
      ?.map((pair) => Number.parseInt(pair, 16))
      .join(', ')})`;

  it("shows button and link in each scheme's variant of the chosen colour", async () => {
    const yellow = '#ffd400';
    renderStory(() => <Default colour={yellow} />);
    const brand = brandOf(yellow);
    for (const [name, tones] of [
      [/^Claro/, brand.light],
      [/^Oscuro/, brand.dark],
    ] as const) {
      const scheme = within(screen.getByRole('group', { name }));
      const button = getComputedStyle(scheme.getByRole('button', { name: 'Realizar pedido' }));
      expect([button.backgroundColor, button.color]).toEqual([rgb(tones.main), rgb(tones.contrastText)]);
      expect(getComputedStyle(scheme.getByRole('button', { name: 'Ver el catálogo' })).color).toBe(
        rgb(tones.main),
      );
    }
    await expectAccessible();
  });

  it("shows the shop's logo, and the name beside a square logo only", () => {
    renderStory(WithLogo);
    const [wide] = screen.getAllByRole('img', { name: 'Tierra Llana' });
    expect(wide).toHaveAttribute('width', '125');
    expect(wide).toHaveAttribute('height', '42');
    // Wide logos have the name as alternative text; the square ones have it beside them.
    expect(screen.getAllByRole('img', { name: 'Tierra Llana' })).toHaveLength(4);
    expect(screen.getAllByText('Tierra Llana')).toHaveLength(2);
  });
});

describe('Footer', () => {
  const composed = composeStories(footerStories);

  it('renders no navigation or heading without data', () => {
    renderStory(composed.Bare);
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

describe('KitLink', () => {
  const composed = composeStories(kitLinkStories);

  it("prefers its own link component to the app's", () => {
    renderStory(composed.WithItsOwnComponent);
    expect(screen.getByRole('link').getAttribute('target')).toBe('_blank');
  });

  const Own = (props: AnchorHTMLAttributes<HTMLAnchorElement>) => <a {...props} data-own="" />;
  const items = [{ label: 'Marcas', href: '#marcas', icon: <svg aria-hidden /> }];
  const own = { LinkComponent: Own };

  it.each<[name: string, part: ReactNode]>([
    ['BackButton', <BackButton key="1" href="#marcas" {...own} />],
    ['Bell', <Bell key="2" href="#marcas" {...own} />],
    ['BottomBar', <BottomBar key="3" items={items} {...own} />],
    ['BrandTile', <BrandTile key="4" name="Marcas" href="#marcas" {...own} />],
    ['LinkList', <LinkList key="5" items={items} {...own} />],
    ['SideMenu', <SideMenu key="6" items={items} {...own} />],
  ])('%s renders its own link component', (_, part) => {
    renderStory(() => part);
    const link = document.querySelector('a');
    expect([link?.getAttribute('href'), link?.dataset.own]).toEqual(['#marcas', '']);
  });

  it.each<[name: string, part: ReactNode]>([
    ['Button', <Button key="1" href="#marcas" />],
    ['IconButton', <IconButton key="2" href="#marcas" />],
    ['Link', <Link key="3" href="#marcas" />],
  ])("Material's %s renders the app's link component", (_, part) => {
    renderStory(() => <KitProvider LinkComponent={Own}>{part}</KitProvider>);
    const link = document.querySelector('a');
    expect([link?.getAttribute('href'), link?.dataset.own]).toEqual(['#marcas', '']);
  });
});

describe('Logo', () => {
  const composed = composeStories(logoStories);

  it('keeps its accessible name when compact', () => {
    renderStory(() => <composed.Default compact />);
    expect(screen.getByRole('img', { name: 'Tierra Llana' }).textContent).toBe('');
  });
});

describe('NavDrawer', () => {
  const composed = composeStories(navDrawerStories);

  it('marks the current page', () => {
    renderStory(composed.Default);
    expect(screen.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual([
      'Categorías',
    ]);
  });
});

describe('PageContainer', () => {
  const composed = composeStories(pageContainerStories);

  it('uses the width of its own `width` prop beside another container', () => {
    renderStory(() => <composed.Default />);
    renderStory(() => <composed.Default width="form" />);
    const widths = screen
      .getAllByText(/El contenido/)
      .map(({ parentElement }) => parentElement && getComputedStyle(parentElement).maxWidth);
    expect(widths).toEqual(['1328px', '688px']);
  });

  it('does not pass `width` on to the DOM', () => {
    renderStory(() => <composed.Default width="form" />);
    expect(screen.getByText(/El contenido/).parentElement?.hasAttribute('width')).toBe(false);
  });
});

describe('PageTitle', () => {
  const composed = composeStories(pageTitleStories);

  it('renders one h1 and no other heading', () => {
    renderStory(composed.WithEverything);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lista de productos');
    expect(screen.getAllByRole('heading')).toHaveLength(1);
  });
});

describe('SectionTitle', () => {
  const composed = composeStories(sectionTitleStories);

  it('renders a heading of the given level', () => {
    const { unmount } = renderStory(composed.Default);
    expect(screen.getByRole('heading', { level: 2 })).toBeVisible();
    unmount();
    renderStory(composed.Third);
    expect(screen.getByRole('heading', { level: 3 })).toBeVisible();
  });
});

describe('SideMenu', () => {
  const composed = composeStories(sideMenuStories);

  it('marks the current page, and shows a badge only for new items', () => {
    renderStory(composed.Default);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toContain('Área de Pedidos');
    expect(screen.getAllByRole('img').map((badge) => badge.getAttribute('aria-label'))).toEqual([
      '3 nuevas',
      '120 nuevas',
    ]);
  });

  it('uses singular and plural in the count', () => {
    expect([1, 2].map(sideMenuTexts.count)).toEqual(['1 nueva', '2 nuevas']);
  });

  it('shows one word per link in the rail, and keeps the whole label as its name', () => {
    renderStory(composed.Rail);
    expect(
      screen.getByRole('link', { name: 'Área de Pedidos 3 nuevas' }).firstElementChild?.nextElementSibling
        ?.textContent,
    ).toBe('Pedidos');
    expect(screen.getByRole('link', { name: 'Crear Filtrado' })).toBeVisible();
  });
});

describe('SkipLink', () => {
  const composed = composeStories(skipLinkStories);

  it('targets a focusable element', () => {
    renderStory(composed.Default);
    const target = screen.getByRole('link').getAttribute('href')?.slice(1) ?? '';
    expect(document.getElementById(target)?.tabIndex).toBe(-1);
  });
});

describe('VisuallyHidden', () => {
  const composed = composeStories(visuallyHiddenStories);

  it('stays visible to screen readers', () => {
    renderStory(composed.Default);
    expect(screen.getByText('Solo para lectores de pantalla')).toBeVisible();
  });
});
