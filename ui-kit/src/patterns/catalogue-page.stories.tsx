import PersonOutlineOutlined from '@mui/icons-material/PersonOutlineOutlined';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { AppHeader } from '../components/app-header/app-header.tsx';
import { CartButton } from '../components/cart-button/cart-button.tsx';
import { CollapsibleSidebar } from '../components/collapsible-sidebar/collapsible-sidebar.tsx';
import { LinkList } from '../components/collapsible-sidebar/link-list.tsx';
import { useAutoClose } from '../components/collapsible-sidebar/use-auto-close.ts';
import { EmptyState } from '../components/empty-state/empty-state.tsx';
import { ErrorState } from '../components/error-state/error-state.tsx';
import { Footer } from '../components/footer/footer.tsx';
import { Logo } from '../components/logo/logo.tsx';
import { PageContainer } from '../components/page-container/page-container.tsx';
import { PageTitle } from '../components/page-title/page-title.tsx';
import { Pager } from '../components/pager/pager.tsx';
import { ProductCard } from '../components/product-card/product-card.tsx';
import { ProductGrid } from '../components/product-grid/product-grid.tsx';
import { SearchField } from '../components/search-field/search-field.tsx';
import { SortMenu } from '../components/sort-menu/sort-menu.tsx';
import { useToasts } from '../components/toasts/use-toasts.ts';
import { VisuallyHidden } from '../components/visually-hidden/visually-hidden.tsx';
import { type SampleProduct, sampleCategories, sampleProducts } from '../test/sample-data.tsx';
import { tintFor } from '../theme/tint-for.ts';

const PAGE = 10;
const links = ['Inicio', 'Categorías', 'Marcas', 'Promociones'].map((label) => ({
  label,
  href: `#${label}`,
}));
const sorts = [
  { value: 'precio_desc', label: 'Menor precio' },
  { value: 'precio_asc', label: 'Mayor precio' },
  { value: 'nombre_asc', label: 'A - Z' },
  { value: 'nombre_desc', label: 'Z - A' },
];
const order: Record<string, (a: SampleProduct, b: SampleProduct) => number> = {
  precio_desc: (a, b) => a.price - b.price,
  precio_asc: (a, b) => b.price - a.price,
  nombre_asc: (a, b) => a.name.localeCompare(b.name, 'es'),
  nombre_desc: (a, b) => b.name.localeCompare(a.name, 'es'),
};

const Tools = styled('div')({ display: 'flex', gap: 8, marginBottom: 16 });
const Search = styled('div')({ flex: 1, maxWidth: 640 });
const Columns = styled('div')({
  display: 'grid',
  gap: 16,
  '& > *': { minWidth: 0 },
  '@media (min-width: 1100.05px)': {
    gridTemplateColumns: '220px minmax(0, 1fr)',
    gap: 32,
    alignItems: 'start',
  },
});

interface CatalogueProps {
  /** False for visitors, who see no prices. */
  prices?: boolean;
  term?: string;
  state?: 'loading' | 'failed';
}

function Catalogue({ prices = true, term: given = '', state }: CatalogueProps) {
  const [term, setTerm] = useState(given);
  const [sort, setSort] = useState<string>();
  const [page, setPage] = useState(1);
  const [cart, setCart] = useState<Record<string, number>>({});
  const [category] = sampleCategories;
  const { open, toggle } = useAutoClose();
  const found = sampleProducts.filter(
    (one) => one.category === category && one.name.toLowerCase().includes(term.toLowerCase()),
  );
  const loaded = found.slice((page - 1) * PAGE, page * PAGE);
  const shown = sort ? loaded.toSorted(order[sort]) : loaded;
  const total = found.reduce((sum, { name, price }) => sum + (cart[name] ?? 0) * price, 0);
  const search = (next: string) => {
    setTerm(next);
    setPage(1);
  };
  return (
    <Frame
      cart={
        <CartButton
          count={Object.values(cart).reduce((sum, count) => sum + count, 0)}
          total={prices ? total : undefined}
          onClick={() => {}}
        />
      }
    >
      <PageTitle>{category}</PageTitle>
      <Tools>
        <Search>
          <SearchField value={term} onSearch={search} />
        </Search>
        <SortMenu
          label="Filtrar"
          options={sorts.map((one) => ({
            ...one,
            ...(!prices &&
              one.value.startsWith('precio') && {
                disabled: true,
                reason: 'Inicia sesión para ordenar por precio.',
              }),
          }))}
          selected={sort}
          onSelect={setSort}
        />
      </Tools>
      <Columns>
        <CollapsibleSidebar title="CATEGORÍAS" open={open} onToggle={toggle}>
          <LinkList
            label="Categorías"
            items={sampleCategories.map((label) => ({ label, href: `#${label}` }))}
            current={`#${category}`}
          />
        </CollapsibleSidebar>
        <section>
          <VisuallyHidden as="h2">Productos</VisuallyHidden>
          {state === 'failed' && (
            <ErrorState title="Hubo un error al cargar los productos." onRetry={() => {}} />
          )}
          {state === 'loading' && <ProductGrid loading />}
          {!state && found.length === 0 && (
            <EmptyState
              title="No se ha encontrado ningún producto."
              action={
                <Button variant="outlined" onClick={() => search('')}>
                  Ver todos los productos
                </Button>
              }
            />
          )}
          {!state && found.length > 0 && (
            <>
              <ProductGrid>
                {shown.map((one) => (
                  <Tile
                    key={one.name}
                    product={one}
                    prices={prices}
                    inCart={cart[one.name] ?? 0}
                    onAdd={(count) => setCart({ ...cart, [one.name]: (cart[one.name] ?? 0) + count })}
                  />
                ))}
              </ProductGrid>
              <Pager page={page} totalPages={Math.ceil(found.length / PAGE)} onChange={setPage} />
            </>
          )}
        </section>
      </Columns>
    </Frame>
  );
}

interface TileProps {
  product: SampleProduct;
  prices: boolean;
  inCart: number;
  onAdd: (count: number) => void;
}

function Tile({ product: { category, price, previousPrice, ...product }, prices, inCart, onAdd }: TileProps) {
  const [quantity, setQuantity] = useState('1');
  const toasts = useToasts();
  const percent = previousPrice && Math.round((1 - price / previousPrice) * 100);
  const add = (units: number) => {
    if (!prices) return void toasts.error('Debes registrarte para agregar productos al carrito.');
    onAdd(units);
    setQuantity('1');
    toasts.success('Producto agregado al carrito!');
  };
  return (
    <ProductCard
      {...product}
      href="#producto"
      tint={tintFor(category)}
      {...(percent && { promotion: prices ? percent : true })}
      {...(prices
        ? { price, previousPrice }
        : {
            priceType: undefined,
            priceSlot: (
              <Typography variant="body2" color="textSecondary">
                Precio para comercios aprobados.{' '}
                <Link href="#login" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
                  Ver precio
                </Link>
              </Typography>
            ),
          })}
      inCart={inCart}
      quantity={quantity}
      onQuantityChange={setQuantity}
      onAdd={add}
    />
  );
}

function Frame({ children, cart }: { children: ReactNode; cart: ReactNode }) {
  return (
    <>
      <AppHeader
        onMenu={() => {}}
        logo={<Logo name="Tierra Llana" size={30} />}
        links={links}
        current="#Categorías"
        actions={
          <>
            <Button
              color="secondary"
              startIcon={<PersonOutlineOutlined />}
              sx={{ display: { xs: 'none', md: 'inline-flex' } }}
            >
              Mi cuenta
            </Button>
            {cart}
          </>
        }
      />
      <main id="contenido" tabIndex={-1}>
        <PageContainer sx={{ pt: { xs: 5, md: 8 }, pb: 12 }}>{children}</PageContainer>
      </main>
      <Footer
        logo={<Logo name="Tierra Llana" />}
        tagline="Distribuidora mayorista de alimentos naturales"
        links={links}
      />
    </>
  );
}

const meta = {
  title: 'Patterns/Catalogue page',
  component: Catalogue,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: 760 } } },
} satisfies Meta<typeof Catalogue>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Customer: Story = {};

export const Visitor: Story = { args: { prices: false } };

export const Loading: Story = { args: { state: 'loading' } };

export const Failed: Story = { args: { state: 'failed' } };

/** A search without results offers all products; that button also clears the field. */
export const NothingFound: Story = {
  args: { term: 'alpiste' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No se ha encontrado ningún producto.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver todos los productos' }));
    await expect(canvas.getByRole('searchbox', { name: 'Buscar' })).toHaveValue('');
    await expect(canvas.getAllByRole('article')).toHaveLength(PAGE);
  },
};

/** Added units show on the card and in the header; the quantity field is reset. */
export const Added: Story = {
  play: async ({ canvas, userEvent }) => {
    const [field] = canvas.getAllByRole('textbox', { name: /^Cantidad/ });
    if (!field) throw new Error('No quantity field');
    await userEvent.clear(field);
    await userEvent.type(field, '5{Enter}');
    await expect(canvas.getByRole('button', { name: /^Carrito.*5 unidades/ })).toBeVisible();
    await expect(field).toHaveValue('1');
    await waitFor(() => expect(screen.getByText('Producto agregado al carrito!')).toBeVisible());
  },
};
