import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { imageSources, LIMITS } from 'api-client/backoffice';
import { Answer } from 'app-core/queries/answer';
import { memo } from 'react';
import { CartLine } from 'ui-kit/cart-line';
import { EmptyState } from 'ui-kit/empty-state';
import { LoadingDots } from 'ui-kit/loading-dots';
import { formatMoney } from 'ui-kit/money';
import { tintFor } from 'ui-kit/theme/tint-for';
import type { Carrito } from '../../shared/carritos/carrito.ts';
import { dismissNotices, removeLine, setCantidad } from '../../shared/carritos/carritos.ts';
import type { Arrival } from './use-arrival.ts';

export interface CarritoLinesProps {
  carrito: Carrito;
  /** What is on its way from the storefront. */
  arrival: Arrival;
  disabled: boolean;
}

/** What is in the cart, what changed, and what could not be had. */
export function CarritoLines({ carrito, arrival, disabled }: CarritoLinesProps) {
  const { carrito_id, lineas, avisos, pendientes } = carrito;
  return (
    <>
      {avisos.length > 0 && (
        <Alert
          severity="warning"
          role="status"
          sx={{ mt: 3 }}
          action={
            <Button color="inherit" onClick={() => dismissNotices(carrito_id)}>
              Entendido
            </Button>
          }
        >
          {avisos.map((notice) => (
            <div key={notice}>{notice}</div>
          ))}
        </Alert>
      )}
      {pendientes.length > 0 && (
        <Answer
          query={{ ...arrival, data: undefined }}
          failed="No se pudieron traer los productos de la tienda."
          loading={<LoadingDots showLabel />}
        >
          {() => null}
        </Answer>
      )}
      {lineas.length + pendientes.length === 0 && (
        <EmptyState title="El carrito de compras está vacío." text="Busca productos y añádelos aquí." />
      )}
      {lineas.map((line) => (
        <Line key={line.producto_id} carritoId={carrito_id} line={line} disabled={disabled} />
      ))}
    </>
  );
}

interface LineProps {
  carritoId: string;
  line: Carrito['lineas'][number];
  disabled: boolean;
}

/** Drawn anew only when it changed: of hundreds, the one whose quantity is typed. */
const Line = memo(({ carritoId, line, disabled }: LineProps) => {
  const { producto_id, nombre, precio, precio_antes } = line;
  const [imagen] = line.imagenes;
  return (
    <CartLine
      name={nombre}
      picture={imagen && imageSources(imagen)}
      tint={tintFor(nombre)}
      unitPrice={precio}
      priceType={line.tipo_de_precio}
      quantity={line.cantidad}
      max={LIMITS.cantidadMax}
      disabled={disabled}
      notice={precio_antes !== undefined && `El precio cambió: antes ${formatMoney(precio_antes)}.`}
      onQuantityChange={(cantidad) => setCantidad(carritoId, producto_id, cantidad)}
      onRemove={() => removeLine(carritoId, producto_id)}
    />
  );
});
