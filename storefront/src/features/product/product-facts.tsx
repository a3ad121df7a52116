import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Producto } from 'api-client/storefront';
import type { ReactNode } from 'react';
import { DiscountBadge } from 'ui-kit/discount-badge';
import { NewBadge } from 'ui-kit/new-badge';
import { SizedName } from 'ui-kit/sized-name';
import { StockIcon } from 'ui-kit/stock-icon';
import { Tag } from 'ui-kit/tag';
import { measure } from 'ui-kit/theme/tokens';
import { promotionOf } from '../../shared/catalogue/promotion.ts';
import { sizeOf } from '../../shared/catalogue/size-of.ts';
import { links } from '../../shared/links.ts';
import { LoneLink } from '../../shared/lone-link.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { ProductOrder } from './product-order.tsx';
import { ProductSizes } from './product-sizes.tsx';
import { SaveProduct } from './save-product.tsx';

/** The product page without the picture. */
export function ProductFacts({ producto }: { producto: Producto }) {
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
        <SaveProduct productoId={producto.producto_id} />
      </Typography>
      {producto.codigo && (
        <Typography variant="body2" color="textSecondary">
          Cód. {producto.codigo}
        </Typography>
      )}
      <ProductOrder producto={producto} />
      <ProductSizes id={producto.producto_id} />
      <Typography sx={{ mt: 6, maxWidth: measure.text, whiteSpace: 'pre-line' }}>
        {producto.descripcion}
      </Typography>
      <Box
        component="dl"
        sx={{ mt: 6, mb: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}
      >
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
    </Box>
  );
}

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
