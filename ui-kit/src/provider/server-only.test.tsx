// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AppHeader } from '../components/app-header/app-header.tsx';
import { CartDrawer } from '../components/cart-drawer/cart-drawer.tsx';
import { ProductCard } from '../components/product-card/product-card.tsx';
import { ProductGrid } from '../components/product-grid/product-grid.tsx';
import { SearchField } from '../components/search-field/search-field.tsx';
import { KitProvider } from './kit-provider.tsx';

const noop = () => {};

it('renders without a window', () => {
  expect(typeof window).toBe('undefined');
  const html = renderToString(
    <KitProvider LinkComponent="a">
      <AppHeader onMenu={noop} logo="Tienda" search={<SearchField onSearch={noop} />} />
      <ProductGrid>
        <ProductCard
          name="Almendras"
          href="/producto/1"
          available
          quantity="1"
          price={12345.5}
          onQuantityChange={noop}
          onAdd={noop}
        />
      </ProductGrid>
      <CartDrawer open={false} onClose={noop}>
        nada
      </CartDrawer>
    </KitProvider>,
  );
  expect(html).toContain('href="/producto/1"');
  expect(html).toContain('--tienda-palette-primary-main');
});
