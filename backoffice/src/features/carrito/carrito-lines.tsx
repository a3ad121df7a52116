import { useQuery } from '@tanstack/react-query';
import { LIMITS } from 'api-client/backoffice';
import type { Quantity } from 'app-core/cart/line';
import { priceOf } from 'app-core/cart/lines';
import { Answer } from 'app-core/queries/answer';
import { memo, useEffect, useRef } from 'react';
import { CartLine } from 'ui-kit/cart-line';
import { EmptyState } from 'ui-kit/empty-state';
import { LoadingDots } from 'ui-kit/loading-dots';
import { formatMoney } from 'ui-kit/money';
import { type Carrito, removeLine, setCantidad, useLastAdded } from '../../shared/carritos/carritos.ts';
import type { Contents } from '../../shared/carritos/contents.ts';
import { learnProductos } from '../../shared/carritos/known-productos.ts';
import { variosForCliente } from '../../shared/search-for-order.ts';

/** Loads the cart's unknown products at the customer's prices of today, one call's maximum at a time. */
export function useLoadUnknown(unknown: readonly string[], cliente: string | null) {
  const ids = unknown.slice(0, LIMITS.pageMax).join(',');
  const query = useQuery({
    ...variosForCliente(ids, cliente),
    enabled: ids !== '',
    // The products are stored elsewhere; another request means that they are unknown again.
    gcTime: 0,
  });
  const productos = query.data?.productos;

  useEffect(() => {
    if (ids !== '' && productos) learnProductos(cliente, ids.split(','), productos);
  }, [cliente, ids, productos]);

  return query;
}

type Arrival = ReturnType<typeof useLoadUnknown>;

interface CarritoLinesProps {
  carrito: Carrito;
  contents: Contents;
  /** The product lookup in progress. */
  arrival: Arrival;
  disabled: boolean;
}

/**
 * The cart's lines, with changed and unavailable products. The last added line is highlighted and scrolled into view.
 */
export function CarritoLines({ carrito, contents, arrival, disabled }: CarritoLinesProps) {
  const { carrito_id, lineas } = carrito;
  const { lines, gone, unknown } = contents;
  const { producto_id: fresh, nth } = useLastAdded(carrito_id);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (nth > 0) list.current?.querySelector('[data-fresh]')?.scrollIntoView?.({ block: 'nearest' });
  }, [nth]);
  return (
    <div ref={list}>
      {unknown.length > 0 && (
        <Answer
          query={{ ...arrival, data: undefined }}
          failed="No se pudieron traer los productos del carrito."
          loading={<LoadingDots showLabel />}
        >
          {() => null}
        </Answer>
      )}
      {lineas.length === 0 && (
        <EmptyState title="El carrito de compras está vacío." text="Busca productos y añádelos aquí." />
      )}
      {gone.map((line) => (
        <CartLine
          key={line.producto_id}
          {...partsOf(carrito_id, line)}
          disabled={disabled}
          name={line.nombre ?? 'Producto sin nombre'}
          notice={line.text}
          texts={{ noPrice: 'Sin precio' }}
        />
      ))}
      {lines.map((line) => (
        <Line
          key={line.producto_id}
          carritoId={carrito_id}
          line={line}
          fresh={line.producto_id === fresh}
          disabled={disabled}
        />
      ))}
    </div>
  );
}

/** Returns the props that available and unavailable lines share. */
const partsOf = (carritoId: string, { producto_id, cantidad }: Quantity) => ({
  quantity: cantidad,
  max: LIMITS.cantidadMax,
  dense: true,
  onQuantityChange: (cantidad: number) => setCantidad(carritoId, producto_id, cantidad),
  onRemove: () => removeLine(carritoId, producto_id),
});

interface LineProps {
  carritoId: string;
  line: Contents['lines'][number];
  fresh: boolean;
  disabled: boolean;
}

/** Memoised: typing a quantity re-renders one of hundreds of lines. */
const Line = memo(({ carritoId, line, fresh, disabled }: LineProps) => {
  const { nombre, precio_antes } = line;
  return (
    <CartLine
      {...partsOf(carritoId, line)}
      name={nombre}
      unitPrice={priceOf(line)}
      sold={line.cantidades}
      priceType={line.tipo_de_precio}
      disabled={disabled}
      fresh={fresh}
      notice={precio_antes !== undefined && `El precio cambió: antes ${formatMoney(precio_antes)}.`}
    />
  );
});
