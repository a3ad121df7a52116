import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { imageSources, LIMITS } from 'api-client/backoffice';
import { Answer } from 'app-core/queries/answer';
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
      {lineas.map((line) => {
        const [imagen] = line.imagenes;
        return (
          <CartLine
            key={line.producto_id}
            name={line.nombre}
            picture={imagen && imageSources(imagen)}
            tint={tintFor(line.nombre)}
            unitPrice={line.precio}
            priceType={line.tipo_de_precio}
            quantity={line.cantidad}
            max={LIMITS.cantidadMax}
            disabled={disabled}
            notice={
              line.precio_antes !== undefined && `El precio cambió: antes ${formatMoney(line.precio_antes)}.`
            }
            onQuantityChange={(cantidad) => setCantidad(carrito_id, line.producto_id, cantidad)}
            onRemove={() => removeLine(carrito_id, line.producto_id)}
          />
        );
      })}
    </>
  );
}
