import { composeStories } from '@storybook/react-vite';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible, renderStory } from '../test/render-story.tsx';
import * as bannersStories from './banners/banners.stories.tsx';
import * as brandTileStories from './brand-tile/brand-tile.stories.tsx';
import * as howToBuyStepsStories from './how-to-buy-steps/how-to-buy-steps.stories.tsx';
import * as infoCardStories from './info-card/info-card.stories.tsx';
import * as socialLinksStories from './social-links/social-links.stories.tsx';

describe('Banners', () => {
  const { Default, Three, Elsewhere } = composeStories(bannersStories);

  it('renders a heading per banner, and a link where the banner has an address', async () => {
    renderStory(Three);
    const region = screen.getByRole('region', { name: 'Novedades' });
    expect(
      within(region)
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Frutos secos para las fiestas',
      'Llegó la cosecha nueva',
      'Estamos en la feria de Pergamino',
    ]);
    expect(
      within(region)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/promociones', '/nuevos-ingresos']);
    await expectAccessible();
  });

  it('loads the first picture eagerly and the others lazily', () => {
    renderStory(Three);
    expect([...document.images].map((image) => image.getAttribute('loading'))).toEqual([
      null,
      'lazy',
      'lazy',
    ]);
  });

  it("opens other sites in a new tab, and the shop's pages in the same tab", () => {
    renderStory(Elsewhere);
    expect(screen.getByRole('link').getAttribute('target')).toBe('_blank');
    renderStory(Default);
    expect(screen.getAllByRole('link').at(-1)?.getAttribute('target')).toBeNull();
  });
});

describe('BrandTile', () => {
  const { Default } = composeStories(brandTileStories);

  it('renders one link with only the brand as its name, with logo or initials', () => {
    const { unmount } = renderStory(Default);
    expect(screen.getByRole('link', { name: 'Campo Claro' }).getAttribute('href')).toBe('#marca');
    unmount();
    renderStory(() => <Default picture={undefined} />);
    expect(screen.getByRole('link', { name: 'Campo Claro' })).toBeVisible();
    expect(screen.getByText('CC').getAttribute('aria-hidden')).toBe('true');
  });

  it('shows the initials when the logo fails to load', () => {
    renderStory(Default);
    expect(screen.queryByText('CC')).toBeNull();
    fireEvent.error(document.querySelector('img') as HTMLImageElement);
    expect(screen.getByText('CC')).toBeVisible();
  });
});

describe('HowToBuySteps', () => {
  const composed = composeStories(howToBuyStepsStories);

  it('renders an ordered list of headings, followed by the action of the first step', () => {
    renderStory(composed.Default);
    expect(screen.getByRole('list').tagName).toBe('OL');
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Crea tu cuenta',
      'Arma tu carrito',
      'Confirma el pedido',
      'Te contactamos',
    ]);
    const action = screen.getByRole('button', { name: 'Solicitar una cuenta' });
    expect(screen.getByRole('list').compareDocumentPosition(action)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('marks a completed step in its heading', () => {
    renderStory(composed.FirstDone);
    const [first, second] = screen.getAllByRole('heading', { level: 3 });
    expect(first?.textContent).toBe('Tu cuenta, hecho');
    expect(second?.textContent).toBe('Arma tu carrito');
  });
});

describe('InfoCard', () => {
  const composed = composeStories(infoCardStories);

  it('shows its facts, and hides the icons from screen readers', () => {
    renderStory(composed.ThreeFacts);
    expect(screen.getAllByText(/Envío gratis|Transferencia|Distribuidora/)).toHaveLength(3);
    expect(document.body.textContent).toMatch(/Envío gratis desde \$70\.000A todo el país\./);
    expect(screen.queryAllByRole('img')).toHaveLength(0);
  });
});

describe('SocialLinks', () => {
  const { Default, None } = composeStories(socialLinksStories);

  it('announces that a link opens in a new tab, and sends no referrer', () => {
    renderStory(Default);
    const link = screen.getByRole('link', { name: 'Instagram, se abre en otra pestaña' });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('renders no list without links', () => {
    renderStory(None);
    expect(screen.queryByRole('list')).toBeNull();
  });
});
