import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type Producto, tamanoOf } from 'api-client/storefront';
import { priceText } from 'app-core/cart/iva';
import { Answer, type QueryParts } from 'app-core/queries/answer';
import type { ReactNode } from 'react';
import { DiscountBadge } from 'ui-kit/discount-badge';
import { KitLink } from 'ui-kit/kit-link';
import { NewBadge } from 'ui-kit/new-badge';
import { SizedName } from 'ui-kit/sized-name';
import { StockIcon } from 'ui-kit/stock-icon';
import { Tag } from 'ui-kit/tag';
import { line, measure, shape, touchTarget } from 'ui-kit/theme/tokens';
import { allLines, cart } from '../../shared/cart/cart.ts';
import { measurePrice, promotionOf } from '../../shared/catalogue/product-price.tsx';
import { type ShownProducto, sizeOf } from '../../shared/catalogue/shown-products.ts';
import { leastOf } from '../../shared/catalogue/sold-quantity.ts';
import { failureText } from '../../shared/failure-text.ts';
import { links } from '../../shared/links.ts';
import { SaveSlot } from '../../shared/lists/save-slot.tsx';
import { LoneLink } from '../../shared/lone-link.tsx';
import { loggedOut } from '../../shared/session/early-session.ts';
import { useSession } from '../../shared/session/session.ts';
import { ProductOrder } from './product-order.tsx';

interface ProductFactsProps {
  /** The product, or a list's row of it. */
  producto: ShownProducto;
  /** The product's query. Without data, a skeleton shows in place of what a row lacks. */
  whole: QueryParts<Producto>;
  /** All sizes of the product. */
  sizes: readonly ShownProducto[];
}

/** The product page without the picture. */
export function ProductFacts({ producto, whole, sizes }: ProductFactsProps) {
  const { seesPrices } = useSession();
  const promotion = promotionOf(producto, seesPrices && producto.precio !== undefined);
  return (
    // Let long words break; they would widen the grid's column.
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2, minHeight: '2em', alignItems: 'center' }}>
        <Typography component="span" variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <span aria-hidden>
            <StockIcon available={producto.disponible} />
          </span>
          {producto.disponible ? 'Con stock' : 'Sin stock'}
        </Typography>
        {promotion !== false && <DiscountBadge percent={promotion === true ? undefined : promotion} />}
        {producto.nuevo_ingreso && <NewBadge />}
      </Box>
      <Typography variant="h1">
        <SizedName name={producto.nombre} size={sizeOf(producto.nombre)} />
      </Typography>
      <Typography
        component="div"
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 3 }}
      >
        <LoneLink href={links.marca(producto.marca.nombre)} sx={{ color: 'text.secondary' }}>
          {producto.marca.nombre}
        </LoneLink>
        <SaveProduct producto={producto} />
      </Typography>
      {producto.codigo && (
        <Typography variant="body2" color="textSecondary">
          Cód. {producto.codigo}
        </Typography>
      )}
      <ProductOrder producto={producto} />
      <Answer
        query={whole}
        failed="Hubo un error al cargar el producto."
        reason={failureText}
        loading={<Skeleton aria-label="Cargando la descripción" sx={{ mt: 6, height: '8lh' }} />}
      >
        {(product) => (
          <>
            <ProductSizes id={product.producto_id} all={sizes} />
            <Details producto={product} />
          </>
        )}
      </Answer>
    </Box>
  );
}

const Details = ({ producto }: { producto: Producto }) => (
  <>
    <Typography sx={{ mt: 6, maxWidth: measure.text, whiteSpace: 'pre-line' }}>
      {producto.descripcion}
    </Typography>
    <Box component="dl" sx={{ mt: 6, mb: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      <Fact label="Categorías">
        {producto.categorias.map(({ categoria_id, nombre }) => (
          <LoneLink key={categoria_id} href={links.categoria(nombre)}>
            {nombre}
          </LoneLink>
        ))}
      </Fact>
      <Fact label="Etiquetas">
        {producto.etiquetas.map(({ etiqueta_id, nombre }) => (
          <Tag key={etiqueta_id}>{nombre}</Tag>
        ))}
      </Fact>
    </Box>
  </>
);

function Fact({ label, children }: { label: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <div>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Box
        component="dd"
        sx={{ m: 0, mt: 1, display: 'flex', flexWrap: 'wrap', gap: 2, '& > *': { minWidth: 0 } }}
      >
        {children}
      </Box>
    </div>
  );
}

/** Saves the product to a list, with the quantity of the cart or the lowest one. The row reserves the button's height. */
function SaveProduct({ producto }: { producto: ShownProducto }) {
  const { producto_id } = producto;
  const productToSave = () => {
    const held = allLines(cart.get()).find((line) => line.producto_id === producto_id);
    return [{ producto_id, cantidad: held?.cantidad ?? leastOf(producto) }];
  };
  return (
    <SaveSlot wanted={productToSave} sx={{ flex: 'none', mr: -3 }}>
      Guardar en una lista
    </SaveSlot>
  );
}

const list = ({ spacing }: Theme) => ({
  listStyle: 'none',
  m: 0,
  mt: 1,
  p: 0,
  display: 'grid',
  gap: spacing(2),
  gridTemplateColumns: `repeat(auto-fill, minmax(${spacing(38)}, 1fr))`,
});

const Size = styled(KitLink)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  alignContent: 'center',
  height: '100%',
  minHeight: `calc(4lh + ${theme.spacing(5)})`,
  // Visitors see a single line. Only users who may get prices need the space of the other lines.
  [`${loggedOut}:not(:has(span))`]: { minHeight: touchTarget },
  padding: theme.spacing(2, 3),
  borderRadius: shape.control,
  border: `${line.thin} ${theme.tokens.palette.border.control}`,
  background: theme.tokens.palette.background.paper,
  color: theme.tokens.palette.text.secondary,
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& > b': { color: theme.tokens.palette.text.primary },
  '&:hover > b': { textDecoration: 'underline' },
  '&[aria-current]': {
    borderColor: theme.tokens.palette.primary.main,
    background: theme.tokens.palette.tint.leaf,
  },
}));

/** Returns the size from the product's name. Returns the full name if another product of the group has the same size. */
function labelOf({ nombre }: ShownProducto, all: readonly ShownProducto[]): string {
  const size = tamanoOf(nombre);
  return size === undefined || all.filter((one) => tamanoOf(one.nombre) === size).length > 1 ? nombre : size;
}

/** Links to the other sizes of a product, with the same height for all users. Optional: renders nothing without data. */
function ProductSizes({ id, all }: { id: string; all: readonly ShownProducto[] }) {
  const { seesPrices } = useSession();
  if (all.length < 2) return null;
  return (
    <Box component="section" aria-labelledby="tamanos" sx={{ mt: 6 }}>
      <Typography id="tamanos" component="h2" variant="body2" color="textSecondary">
        Tamaños
      </Typography>
      <Box component="ul" sx={list}>
        {all.map((one) => (
          <li key={one.producto_id}>
            <Size
              href={links.producto(one.producto_id)}
              aria-current={one.producto_id === id ? 'page' : undefined}
            >
              <b>{labelOf(one, all)}</b>
              {seesPrices && one.precio !== undefined && <Prices producto={one} />}
              {!one.disponible && <span>Agotado</span>}
            </Size>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const Prices = ({ producto }: { producto: ShownProducto }) => (
  <>
    <span>{priceText(producto, producto.precio ?? 0)}</span>
    {measurePrice(producto) && <span>{measurePrice(producto)}</span>}
  </>
);
