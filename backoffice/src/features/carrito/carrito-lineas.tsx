import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { imageSources, LIMITS } from 'api-client/backoffice';
import { CartLine } from 'ui-kit/cart-line';
import { EmptyState } from 'ui-kit/empty-state';
import { formatMoney } from 'ui-kit/money';
import { tintFor } from 'ui-kit/theme/tint-for';
import type { Carrito } from '../../shared/carritos/carrito.ts';
import { olvidarAvisos, ponerCantidad, quitarLinea } from '../../shared/carritos/carritos.ts';
import { PendientesEstado } from './pendientes-estado.tsx';
import type { Pendientes } from './use-pendientes.ts';

export interface CarritoLineasProps {
  carrito: Carrito;
  /** What is on its way from the storefront. */
  llegada: Pendientes;
  disabled: boolean;
}

/** What is in the cart, what changed, and what could not be had. */
export function CarritoLineas({ carrito, llegada, disabled }: CarritoLineasProps) {
  const { carrito_id, lineas, avisos, pendientes } = carrito;
  return (
    <>
      {avisos.length > 0 && (
        <Alert
          severity="warning"
          role="status"
          sx={{ mt: 3 }}
          action={
            <Button color="inherit" onClick={() => olvidarAvisos(carrito_id)}>
              Entendido
            </Button>
          }
        >
          {avisos.map((aviso) => (
            <div key={aviso}>{aviso}</div>
          ))}
        </Alert>
      )}
      {pendientes.length > 0 && <PendientesEstado pendientes={llegada} />}
      {lineas.length + pendientes.length === 0 && (
        <EmptyState title="El carrito de compras está vacío." text="Busca productos y añádelos aquí." />
      )}
      {lineas.map((linea) => {
        const [imagen] = linea.imagenes;
        return (
          <CartLine
            key={linea.producto_id}
            name={linea.nombre}
            picture={imagen && imageSources(imagen)}
            tint={tintFor(linea.nombre)}
            unitPrice={linea.precio}
            priceType={linea.tipo_de_precio}
            quantity={linea.cantidad}
            max={LIMITS.cantidadMax}
            disabled={disabled}
            notice={
              linea.precio_antes !== undefined &&
              `El precio cambió: antes ${formatMoney(linea.precio_antes)}.`
            }
            onQuantityChange={(cantidad) => ponerCantidad(carrito_id, linea.producto_id, cantidad)}
            onRemove={() => quitarLinea(carrito_id, linea.producto_id)}
          />
        );
      })}
    </>
  );
}
