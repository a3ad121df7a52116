import Box from '@mui/material/Box';
import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { tamanoOf } from 'api-client/storefront';
import { toldByScreen } from 'app-core/queries/own-failures';
import { KitLink } from 'ui-kit/kit-link';
import { formatMoney } from 'ui-kit/money';
import { line, shape, touchTarget } from 'ui-kit/theme/tokens';
import { measurePrice } from '../../shared/catalogue/measure-price.ts';
import type { ShownProducto } from '../../shared/catalogue/shown-products.ts';
import { links } from '../../shared/links.ts';
import { loggedOut } from '../../shared/session/logged-out.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { sizes } from './queries.ts';

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
export function ProductSizes({ id }: { id: string }) {
  const { data } = useQuery({ ...sizes(id), ...toldByScreen });
  const { seesPrices } = useSession();
  if (!data || data.productos.length < 2) return null;
  return (
    <Box component="section" aria-labelledby="tamanos" sx={{ mt: 6 }}>
      <Typography id="tamanos" component="h2" variant="body2" color="textSecondary">
        Tamaños
      </Typography>
      <Box component="ul" sx={list}>
        {data.productos.map((one) => (
          <li key={one.producto_id}>
            <Size
              href={links.producto(one.producto_id)}
              aria-current={one.producto_id === id ? 'page' : undefined}
            >
              <b>{labelOf(one, data.productos)}</b>
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
    <span>{formatMoney(producto.precio ?? 0)}</span>
    {measurePrice(producto) && <span>{measurePrice(producto)}</span>}
  </>
);
