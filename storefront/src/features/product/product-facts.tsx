import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Producto } from 'api-client/storefront';
import type { ReactNode } from 'react';
import { DiscountBadge } from 'ui-kit/discount-badge';
import { NewBadge } from 'ui-kit/new-badge';
import { StockIcon } from 'ui-kit/stock-icon';
import { Tag } from 'ui-kit/tag';
import { promotionOf } from '../../shared/catalogue/promotion.ts';
import { links } from '../../shared/links.ts';
import { RouterLink } from '../../shared/router-link.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { ProductOrder } from './product-order.tsx';

/** Everything about the product but its picture. */
export function ProductFacts({ producto }: { producto: Producto }) {
  const { seesPrices } = useSession();
  const promotion = promotionOf(producto, seesPrices && producto.precio !== undefined);
  return (
    <div>
      <Box sx={{ display: 'flex', gap: 2, mb: 2, minHeight: 28, alignItems: 'center' }}>
        <StockIcon available={producto.disponible} />
        {promotion !== false && <DiscountBadge percent={promotion === true ? undefined : promotion} />}
        {producto.nuevo_ingreso && <NewBadge />}
      </Box>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {producto.nombre}
      </Typography>
      <Typography sx={{ mt: 1 }}>
        <Link
          component={RouterLink}
          href={links.marca(producto.marca.nombre)}
          sx={{ color: 'text.secondary' }}
        >
          {producto.marca.nombre}
        </Link>
      </Typography>
      <ProductOrder producto={producto} />
      <Typography sx={{ mt: 6, maxWidth: '65ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {producto.descripcion}
      </Typography>
      <Box component="dl" sx={{ mt: 6, mb: 0, display: 'grid', gap: 4 }}>
        <Fact label="Categorías">
          {producto.categorias.map(({ categoria_id, nombre }) => (
            <Link key={categoria_id} component={RouterLink} href={links.categoria(nombre)}>
              {nombre}
            </Link>
          ))}
        </Fact>
        <Fact label="Etiquetas">
          {producto.etiquetas.map(({ etiqueta_id, nombre }) => (
            <Tag key={etiqueta_id}>{nombre}</Tag>
          ))}
        </Fact>
      </Box>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <div>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0, mt: 1, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {children}
      </Box>
    </div>
  );
}
