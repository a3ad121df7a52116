import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = globSync(
  ['app-core', 'backoffice', 'storefront'].map((name) => `${name}/src/**/*.{ts,tsx}`),
  {
    cwd: root,
    exclude: ['**/*.test.*', '**/*.stories.*'],
  },
);

/**
 * Finds queries from which only the data is used: while pending or failed, the component behaves as with no
 * data. Selects take the whole query instead (`FilterSelect`, `optionsState`), other components use `Answer`.
 */
const BARE = /const \{\s*data(:\s*\w+)?(\s*=\s*[^}]*)?,?\s*\} = useQuery\(|useQuery\([^;={}]*\)\.data\b/g;

/** Files where missing data is harmless, with the reason. */
const ALLOWED: Record<string, string> = {
  'app-core/src/order/montos.ts': 'starts from the documents’ amounts',
  'backoffice/src/features/carrito/montos.ts': 'starts from the shop’s minimum; the server checks the order',
  'backoffice/src/features/pedidos/busqueda/filter-names.ts':
    'names of chosen filters, shown as … until known',
  'backoffice/src/features/pedidos/edicion/conflict-panel.tsx': 'a name in a notice',
  'backoffice/src/features/pedidos/presencias/use-other-editors.ts': 'a notice of who else edits',
  'backoffice/src/features/shell/palette/palette.tsx': 'more entries of a list that works without them',
  'backoffice/src/features/tablero/tablero-page.tsx': 'a hint for new shops',
  'backoffice/src/features/usuarios/usuarios-list.tsx': 'hides an action until it is known to be possible',
  'backoffice/src/shared/notificaciones.ts': 'a badge',
  'backoffice/src/shared/tienda.ts': 'starts from the settings',
  'backoffice/src/shared/zonas.ts': 'a line of an address, left out until known',
  'storefront/src/features/account/own-data.tsx': 'a line of the account, left out until known',
  'storefront/src/features/cart/cart-lines.tsx': 'looks for changes of what is shown',
  'storefront/src/features/cart/cart-proposals.tsx': 'a proposal',
  'storefront/src/features/cart/delivery-choice.tsx': 'an order without an address goes to the account’s own',
  'storefront/src/features/catalogue/brand-tiles.tsx': 'comes with the page',
  'storefront/src/features/catalogue/catalogue-page.tsx': 'comes with the page',
  'storefront/src/features/catalogue/named-catalogue.ts': 'comes with the page',
  'storefront/src/features/home/home-page.tsx':
    'banners for logged-in customers, without which the page works',
  'storefront/src/features/layout/category-links.tsx': 'more links of a menu',
  'storefront/src/features/layout/counted-search.tsx':
    'what is typed is searched as well, and that failure is told',
  'storefront/src/features/orders/change-form.tsx': 'the server refuses an unsold quantity',
  'storefront/src/features/orders/order-account.tsx': 'a section that is left out until known',
  'storefront/src/features/orders/order-change.tsx':
    'what became of the last change; another can be asked for',
  'storefront/src/features/orders/order-page.tsx': 'days of an order, and a mark beside a product',
  'storefront/src/features/quick-order/order-field.tsx': 'proposals under a field',
  'storefront/src/features/staff/staff-tools.tsx': 'a badge',
  'storefront/src/shared/delivery-estimate.tsx': 'a line that is left out until known',
  'storefront/src/shared/montos.ts': 'starts from the shop’s minimum; the server checks the order',
  'storefront/src/shared/stock-notice/stock-notice.tsx': 'a mark beside a product',
  'storefront/src/shared/textos.ts': 'starts from the documents’ texts',
  'storefront/src/shared/transfer/transfer-data.tsx': 'a section that is left out until known',
};

it('finds no query whose failure is ignored, outside of the listed files', () => {
  const bare = files.filter((path) => {
    BARE.lastIndex = 0;
    return BARE.test(readFileSync(`${root}/${path}`, 'utf8'));
  });
  expect(bare.sort()).toEqual(Object.keys(ALLOWED).sort());
});
