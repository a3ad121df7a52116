/**
 * A cart of an order that staff place for a customer, as it stands in local storage, so its fields keep their names. That
 * outlives the session, so it is ids and quantities alone: who and what they are is looked up where it is shown. Whatever
 * is found there is checked: what doesn't fit is left out, and of what an older version kept no name and no price is read.
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
    /** Whose it is: the account that made it. Nobody else sees it, or sends its order. */
    cuenta: v.pipe(v.string(), v.uuid()),
    /** The account that it is for. */
    cliente: v.fallback(v.nullable(cliente), null),
    lineas: quantities,
    /** Of an older version: what had come from the storefront and was not looked up. */
    pendientes: quantities,
    /** The key of an order whose outcome is not known: sent again, it is the same order. */
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
