import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled, type Theme } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import {
  isSold,
  LIMITS,
  type Producto,
  type ProductoHabitual,
  usuariosProductosHabitualesOptions,
} from 'api-client/backoffice';
import { termsText } from 'app-core/cart/terms';
import { createContext, type KeyboardEvent, use, useMemo, useRef, useState } from 'react';
import type { DataColumn } from 'ui-kit/data-table';
import { Price } from 'ui-kit/price';
import { priceTypeText } from 'ui-kit/price-type-text';
import { QuantityField } from 'ui-kit/quantity-field';
import { quantityOf } from 'ui-kit/quantity-messages';
import { quantityVars } from 'ui-kit/quantity-vars';
import { Tag } from 'ui-kit/tag';
import { least } from 'ui-kit/theme/tokens';
import { useCantidadInCarrito, usePartOfCarrito } from '../../shared/carritos/carritos.ts';
import { SecondLine } from '../../shared/second-line.tsx';
import { backToSearch, useAddToCarrito } from './add-to-carrito.ts';
import { lowerPriceText, offeredCantidad } from './venta-text.ts';

/** The price before the offer stands below, aligned to the same edge. */
const RowPrice = styled(Price)({ justifyContent: 'flex-end', maxWidth: least.total });

const columns = (isMarked: boolean): readonly DataColumn<Producto>[] => [
  {
    key: 'producto',
    header: 'Producto',
    phone: 'title',
    cell: (producto) => <Nombre producto={producto} isMarked={isMarked} />,
  },
  {
    key: 'precio',
    header: 'Precio',
    width: 128,
    align: 'right',
    phone: 'aside',
    cell: ({ precio, precio_antes_oferta, tipo_de_precio }) =>
      precio !== undefined && (
        <Box sx={{ textAlign: 'end' }}>
          <RowPrice amount={precio} previousAmount={precio_antes_oferta} size="small" />
          {tipo_de_precio && <SecondLine>{priceTypeText(tipo_de_precio)}</SecondLine>}
        </Box>
      ),
  },
  {
    key: 'add',
    header: 'Añadir al carrito',
    hideHeader: true,
    width: 226,
    phone: 'line',
    cell: (producto) => <AddProducto producto={producto} />,
  },
];

/** The usual products omit the column that is equal for all. */
export const habitualesColumns = columns(false);
export const catalogoColumns = columns(true);

/** One line where there is space. */
const Words = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: theme.spacing(0, 2),
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& small': { ...theme.typography.body2, color: theme.tokens.palette.text.secondary },
}));

/** Shows the whole name, wrapped: two sizes of a product differ only at the end. */
function Nombre({ producto, isMarked }: { producto: Producto; isMarked: boolean }) {
  const { producto_id, nombre, marca } = producto;
  const venta = termsText(producto);
  const isActive = use(ActiveProducto) === producto;
  const isUsual = use(Cantidades).has(producto_id) && isMarked;
  return (
    <Words data-active={isActive || undefined}>
      <span>{nombre}</span>
      <small>{marca.nombre}</small>
      {venta && <small>{venta}</small>}
      {isUsual && <Tag>lo suele llevar</Tag>}
      <InCarrito productoId={producto_id} />
    </Words>
  );
}

/** The quantity in the cart. A separate component: typing in a large cart does not re-render the list. */
function InCarrito({ productoId }: { productoId: string }) {
  const cantidad = useCantidadInCarrito(productoId);
  return cantidad > 0 && <Tag>{`en el carrito: ${cantidad}`}</Tag>;
}

/** A card hides what overlays it, so the error about an unsold quantity takes room. */
const unsoldOnCard = ({ spacing }: Theme) => ({
  '&[data-unsold]': { [quantityVars.errorPosition]: 'static', '& > div': { width: spacing(40) } },
});

/** At the right end of each row; on cards, wide enough for a thumb. */
const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 1,
  gap: theme.spacing(2),
  alignItems: 'center',
  justifyContent: 'flex-end',
  '& > div': {
    flex: 'none',
    width: theme.spacing(33),
    '@media (pointer: fine)': { width: theme.spacing(28) },
  },
  '& > button': { flex: 'none', width: theme.spacing(21), paddingInline: theme.spacing(2) },
  [theme.breakpoints.down('md')]: unsoldOnCard(theme),
  // Cards in a narrow table beside the cart.
  [`@container (max-width: ${theme.spacing(136)})`]: unsoldOnCard(theme),
  '& small': {
    ...theme.typography.body2,
    display: 'block',
    textAlign: 'center',
    color: theme.tokens.palette.text.secondary,
  },
}));

/**
 * Quantity and 'Añadir'. Enter also adds and returns to the search. The quantity resets to the customer's
 * usual one, else to the lowest that is sold.
 */
function AddProducto({ producto }: { producto: Producto }) {
  const usual = String(offeredCantidad(producto, use(Cantidades).get(producto.producto_id)));
  const [typedText, setTypedText] = useState<string>();
  const cantidad = typedText ?? usual;
  const addToCarrito = useAddToCarrito();
  const actions = useRef<HTMLDivElement>(null);
  const { producto_id, nombre, disponible, cantidades } = producto;
  const units = quantityOf(cantidad);
  const lower = lowerPriceText(producto, units);
  const label = disponible ? 'Añadir' : 'Sin stock';
  const add = (): boolean => {
    if (units === undefined || !addToCarrito(producto, units)) return false;
    setTypedText(undefined);
    return true;
  };
  const onEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') backToSearch(actions.current);
  };
  return (
    <Actions
      ref={actions}
      data-entry={producto_id}
      data-unsold={isSold(units || 1, cantidades) ? undefined : ''}
      onKeyDown={onEscape}
    >
      <div>
        <QuantityField
          value={cantidad}
          onChange={setTypedText}
          max={LIMITS.cantidadMax}
          maxDigits={4}
          sold={cantidades}
          label={`Cantidad de ${nombre}`}
          disabled={!disponible}
          onSubmit={() => add() && backToSearch(actions.current)}
        />
        {lower && <small>{lower}</small>}
      </div>
      <Button disabled={!disponible} aria-label={`${label}: ${nombre}`} onClick={add}>
        {label}
      </Button>
    </Actions>
  );
}

/** The product that Enter adds. */
export const ActiveProducto = createContext<Producto | undefined>(undefined);

/** The usual quantity of each product for the cart's customer. */
export const Cantidades = createContext<ReadonlyMap<string, number>>(new Map());

const NONE: ProductoHabitual[] = [];

/** Returns the available products that the cart's customer usually buys, most frequent first. */
export function useHabituales() {
  const cliente = usePartOfCarrito((carrito) => carrito.cliente);
  const query = useQuery({
    ...usuariosProductosHabitualesOptions({ path: { id: cliente ?? '' } }),
    enabled: cliente !== null,
  });
  const all = query.data ?? NONE;
  return useMemo(() => {
    const sold = all.filter(({ producto }) => producto.esta_activo);
    return {
      habituales: sold.map(({ producto }) => producto),
      cantidades: new Map(sold.map((one) => [one.producto.producto_id, one.cantidad_habitual])),
    };
  }, [all]);
}

/** Returns the found products without those shown above, the customer's usual ones first. */
export function usualFirst(
  found: readonly Producto[],
  above: readonly Producto[],
  cantidades: ReadonlyMap<string, number>,
): Producto[] {
  const idsAbove = new Set(above.map(({ producto_id }) => producto_id));
  const remaining = found.filter(({ producto_id }) => !idsAbove.has(producto_id));
  const isUsual = ({ producto_id }: Producto) => cantidades.has(producto_id);
  return [...remaining.filter(isUsual), ...remaining.filter((one) => !isUsual(one))];
}
