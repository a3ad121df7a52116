/**
 * A cart of an order for a customer, as stored in local storage; field names must stay. Storage outlives the
 * session, so only ids and quantities are stored, without names or prices. Stored data is validated, and
 * invalid parts are dropped.
 */
import { eachOnce, id, type Quantity, quantities, thoseThatFit } from 'app-core/cart/line';
import { newId } from 'app-core/new-id';
import * as v from 'valibot';

const cliente = v.pipe(
  v.union([id, v.object({ usuario_id: id })]),
  v.transform((found) => (typeof found === 'string' ? found : found.usuario_id)),
);

const carrito = v.pipe(
  v.object({
    carrito_id: v.pipe(v.string(), v.uuid()),
    /** The account that owns the cart; other accounts can't see or order it. */
    cuenta: v.pipe(v.string(), v.uuid()),
    /** The customer's account. */
    cliente: v.fallback(v.nullable(cliente), null),
    lineas: quantities,
    /** From an older version: products of the storefront that were not looked up. */
    pendientes: quantities,
    /** The idempotency key of an order with an unknown outcome. */
    envio: v.fallback(v.nullable(v.object({ clave: id })), null),
  }),
  v.transform(({ pendientes, ...carrito }) => ({
    ...carrito,
    lineas: eachOnce([...carrito.lineas, ...pendientes]),
  })),
);

export type Carrito = v.InferOutput<typeof carrito>;

export const carritosShape = thoseThatFit(carrito);

export const newCarrito = (cuenta: string, lineas: Quantity[] = []): Carrito => ({
  carrito_id: newId(),
  cuenta,
  cliente: null,
  lineas,
  envio: null,
});

export const isUnused = ({ cliente, lineas }: Carrito): boolean => cliente === null && lineas.length === 0;
